import {wordSet} from './fold.ts';

/** Letters after a name: degrees, licences and memberships, as printed without dots. */
const letters = wordSet(`
ba, bsc, bs, bed, beng, bcom, bba, bfa, bpharm, bds, bvsc, bsn, bsw, barch, llb, ma, msc, ms, med, meng, mba, mfa, mph, mpa, mphil, mres, msn, msw, march, mchem, mphys, llm, jd, md, do, dds, dmd, dvm, dpt, dnp, edd, phd, dphil, dsc, pharmd, psyd, pgce, pgdip, pgcert, hnd, hnc
rn, lpn, lvn, aprn, np, fnp, crna, cnm, cna, ccrn, cen, pa c, emt, rmt, pt, ot, otr, slp, ccc slp, rd, rdn, lcsw, lmsw, lpc, lmft, bcba, rrt, cpht, rph, mrcp, mrcs, frcs, mrcgp, mbbs, mbchb, rmn, rgn
cpa, cfa, cma, cia, cfp, aca, acca, fca, fcca, cima, acma, aat, mci, ea, frm, cisa, cism, cissp, pmp, prince2, csm, safe, capm, itil, pe, eit, ceng, ieng, mice, mrics, frics, riba, aia, leed ap, mcips, mcipd, fcipd, shrm cp, shrm scp, phr, sphr, esq, qc, kc, cissp, ccna, ccnp, aws, obe, mbe, cbe, frsa, frs, hons, usn, usaf, usmc, ret
`);

/** "PhD", "M.Sc.", "BSc(Hons)", "LLB (Hons)", "PRINCE2": whether a text is letters after a name. */
export function isPostNominal(text: string): boolean {
  const bare = text.replace(/\s?\([^)]*\)$/, '').trim();
  return letters.has(
    bare
      .replaceAll('.', '')
      .replace(/[\s-]+/g, ' ')
      .toLowerCase(),
  );
}

/** What has the shape of such letters, known or not: capitals and digits, or several capitals in few letters. */
export function isLikePostNominal(text: string): boolean {
  const bare = text.replace(/\s?\([^)]*\)$/, '').trim();
  if (isPostNominal(bare)) return true;
  return (
    /^(?=(?:.*\p{Lu}){2})[\p{L}\d.+-]{2,9}$/u.test(bare) && !/^\p{Lu}\p{Ll}+-\p{Lu}/u.test(bare)
  );
}
