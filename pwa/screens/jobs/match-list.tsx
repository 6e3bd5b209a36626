import {useState} from 'react';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {useRows} from '../../data/live.ts';
import {mutate} from '../../data/replica.ts';
import {useContinueInWizard} from '../../features/history/continue-in-wizard.ts';
import {newestFirst} from '../../features/history/name-job.ts';
import {DetailsCard} from '../../features/jobs/details-card.tsx';
import {jobCompany, jobLine, jobTitle} from '../../features/jobs/posting-words.ts';
import {type Match, useMatches} from '../../features/matching/match-postings.ts';
import {resumeName} from '../../features/resumes/file-labels.ts';
import {Button} from '../../ui/button.tsx';
import {ConfirmDialog} from '../../ui/dialog.tsx';
import {Disclosure} from '../../ui/disclosure.tsx';
import {EmptyState} from '../../ui/empty-state.tsx';
import {LinkButton} from '../../ui/link.tsx';
import {Menu} from '../../ui/menu.tsx';
import {Ring} from '../../ui/ring.tsx';
import {Select} from '../../ui/select.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import * as css from './jobs-screen.css.ts';

/** The saved postings beside one resume, each with its match. */
export function MatchList() {
  const resumes = useRows('resumes');
  const jobDetails = useRows('jobDetails');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const readable = newestFirst(resumes ?? []).filter(resume => resume.document);
  const resume = readable.find(({id}) => id === chosenId) ?? readable[0];
  const matches = useMatches(resume, jobDetails ?? []);

  if (!resumes || !jobDetails) return <Skeleton label="Loading postings" lines={4} />;
  if (matches.length === 0) {
    return (
      <EmptyState
        title="No saved postings"
        action={<LinkButton to="/optimize">Add a posting</LinkButton>}
      >
        Paste a job posting in the wizard and it is kept here, ranked by how well your resume
        answers it.
      </EmptyState>
    );
  }
  return (
    <div className={css.matches}>
      {resume && (
        <div className={css.chooser}>
          <Select
            label="Ranked for"
            options={readable.map(row => ({value: row.id, label: resumeName(row)}))}
            value={resume.id}
            onChange={setChosenId}
          />
        </div>
      )}
      <ul>
        {matches.map(match => (
          <li key={match.details.id} className={css.match}>
            <MatchRow match={match} resumeId={resume?.id ?? null} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MatchRow({match: {details, score}, resumeId}: {match: Match; resumeId: string | null}) {
  const continueInWizard = useContinueInWizard();
  const [isDoomed, setDoomed] = useState(false);
  const band = scoreBand(score ?? 0);
  const where = [jobCompany(details), details.posting.location].filter(Boolean).join(' · ');

  return (
    <>
      <div className={css.matchHead}>
        {score === null ? (
          <span className={css.noScore} />
        ) : (
          <Ring label="Match score" value={score} tone={band} word={bandWord[band]} />
        )}
        <div className={css.words}>
          <h3 className={css.title}>{jobTitle(details)}</h3>
          <p className={css.company}>{where}</p>
        </div>
        <div className={css.actions}>
          <Button
            tone="secondary"
            onPress={() =>
              continueInWizard({resumeId, jobDetailsId: details.id, optimisationId: null})
            }
          >
            Optimize
          </Button>
          <Menu
            label={`Actions for ${jobLine(details)}`}
            actions={[
              {
                id: 'delete',
                label: 'Delete posting',
                isDangerous: true,
                onAction: () => setDoomed(true),
              },
            ]}
          />
        </div>
      </div>
      <Disclosure title="Details" level={4}>
        <DetailsCard posting={details.posting} />
      </Disclosure>
      <ConfirmDialog
        title="Are you sure?"
        message="This action cannot be undone. The posting is removed; what was optimized for it stays."
        confirmLabel="Delete"
        isDangerous
        isOpen={isDoomed}
        onOpenChange={setDoomed}
        onConfirm={() => void mutate('posting.delete', {id: details.id})}
      />
    </>
  );
}
