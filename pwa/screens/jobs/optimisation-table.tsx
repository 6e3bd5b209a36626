import {useLocation} from '@tanstack/react-router';
import {ChevronRight} from 'lucide-react';
import {useState} from 'react';
import type {Letter, Optimisation} from '../../../sync/model/entities.ts';
import {bandWord, scoreBand} from '../../../sync/model/score-band.ts';
import {useRows} from '../../data/live.ts';
import {type NamedJob, nameJob, newestFirst} from '../../features/history/name-job.ts';
import {IconButton} from '../../ui/button.tsx';
import {EmptyState} from '../../ui/empty-state.tsx';
import {Ring} from '../../ui/ring.tsx';
import {Skeleton} from '../../ui/skeleton.tsx';
import {Cell, DetailRow, Row, RowHeader, Table} from '../../ui/table.tsx';
import * as css from './jobs-screen.css.ts';
import {OptimisationDetail} from './optimisation-detail.tsx';
import {OptimisationMenu} from './optimisation-menu.tsx';

const columns = [
  {id: 'expander', title: 'Details', isTitleHidden: true},
  {id: 'title', title: 'Job Title'},
  {id: 'company', title: 'Company'},
  {id: 'score', title: 'Match Score'},
  {id: 'letter', title: 'Cover Letter Score'},
  {id: 'actions', title: 'Actions', isTitleHidden: true},
];

export function OptimisationTable() {
  const optimisations = useRows('optimisations');
  const jobDetails = useRows('jobDetails');
  const letters = useRows('letters');
  const {hash} = useLocation();

  if (!optimisations || !jobDetails || !letters) {
    return <Skeleton label="Loading resume data..." lines={5} />;
  }
  if (optimisations.length === 0) return <EmptyState title="No optimized resumes found." />;
  return (
    <Table label="Resume Optimizations" columns={columns}>
      {newestFirst(optimisations).map(optimisation => (
        <OptimisationRow
          key={optimisation.id}
          optimisation={optimisation}
          job={nameJob(optimisation, jobDetails)}
          letter={letters.find(({optimisationId}) => optimisationId === optimisation.id)}
          isOpenAtFirst={hash === optimisation.id}
        />
      ))}
    </Table>
  );
}

interface OptimisationRowProps {
  optimisation: Optimisation;
  job: NamedJob;
  letter: Letter | undefined;
  isOpenAtFirst: boolean;
}

function OptimisationRow({optimisation, job, letter, isOpenAtFirst}: OptimisationRowProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const name = `${job.title} at ${job.company}`;

  return (
    <>
      <Row>
        <Cell>
          <IconButton
            label={`${isOpen ? 'Hide' : 'Show'} details of ${name}`}
            aria-expanded={isOpen}
            onPress={() => setOpen(!isOpen)}
          >
            <ChevronRight size={20} strokeWidth={1.75} className={css.chevron} aria-hidden="true" />
          </IconButton>
        </Cell>
        <RowHeader>{job.title}</RowHeader>
        <Cell label="Company">{job.company}</Cell>
        <Cell label="Match Score">
          <Score label="Match score" value={optimisation.after.overall} />
        </Cell>
        <Cell label="Cover Letter Score">
          {letter ? <Score label="Cover letter score" value={letter.confidence} /> : 'N/A'}
        </Cell>
        <Cell isEnd>
          <OptimisationMenu optimisation={optimisation} name={name} letter={letter} />
        </Cell>
      </Row>
      {isOpen && (
        <DetailRow columnCount={columns.length}>
          <OptimisationDetail optimisation={optimisation} />
        </DetailRow>
      )}
    </>
  );
}

function Score({label, value}: {label: string; value: number}) {
  const band = scoreBand(value);
  return <Ring label={label} value={value} tone={band} word={bandWord[band]} />;
}
