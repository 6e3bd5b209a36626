import type {Posting} from '../../../resume/model/posting.ts';
import {ChipList} from '../../ui/chip.tsx';
import {Notice} from '../../ui/notice.tsx';
import * as css from './details-card.css.ts';
import {cleanValue, postingFacts} from './posting-words.ts';

function Requirements({title, lines}: {title: string; lines: readonly string[]}) {
  if (lines.length === 0) return null;

  return (
    <section className={css.part}>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {lines.map(line => (
          <li key={line}>{cleanValue(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** What was read in a posting; nothing here can be typed in. */
export function DetailsCard({posting}: {posting: Posting}) {
  return (
    <div className={css.details}>
      <dl className={css.facts}>
        {postingFacts(posting).map(({label, value}) => (
          <div key={label}>
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {posting.skills.length > 0 && (
        <section className={css.part}>
          <h2 className={css.title}>Required Skills &amp; Tools</h2>
          <ChipList
            label="Required Skills & Tools"
            chips={posting.skills.map(skill => ({text: cleanValue(skill)}))}
          />
        </section>
      )}
      <Requirements title="Requirements" lines={posting.mustHave} />
      <Requirements title="Nice to have" lines={posting.niceToHave} />
      {posting.warnings.map(warning => (
        <Notice key={warning.code} tone="fair">
          {warning.message}
        </Notice>
      ))}
    </div>
  );
}
