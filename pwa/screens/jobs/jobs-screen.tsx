import {stack} from '../../styles/layout.css.ts';
import {sectionTitle} from '../../styles/text.css.ts';
import {LinkButton} from '../../ui/link.tsx';
import {PageHeader} from '../../ui/page-header.tsx';
import {MatchList} from './match-list.tsx';
import {OptimisationTable} from './optimisation-table.tsx';

export function JobsScreen() {
  return (
    <>
      <PageHeader
        title="Job Matches"
        subtitle="Your saved postings, the best match for your resume first. Worked out on this device."
        actions={<LinkButton to="/optimize">Add a posting</LinkButton>}
      />
      <div className={stack[56]}>
        <section className={stack[12]} aria-labelledby="postings">
          <h2 id="postings" className={sectionTitle}>
            Saved postings
          </h2>
          <MatchList />
        </section>
        <section className={stack[8]} aria-labelledby="optimisations">
          <h2 id="optimisations" className={sectionTitle}>
            Resume Optimizations
          </h2>
          <OptimisationTable />
        </section>
      </div>
    </>
  );
}
