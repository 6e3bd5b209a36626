import type {Optimisation, SavedVersion} from '../../../sync/model/entities.ts';
import {mutate} from '../../data/replica.ts';
import {sectionTitle} from '../../styles/text.css.ts';
import {Button} from '../../ui/button.tsx';
import {shortTime} from '../../ui/format.ts';
import type {Decisions} from './review.ts';
import * as css from './version-list.css.ts';
import {allDecisions, isCurrent} from './versions.ts';

interface VersionListProps {
  optimisation: Optimisation;
  /** With what is accepted now. */
  overall: number;
  /** Goes back to what was decided then; it can be undone like any decision. */
  onReturn: (decisions: Decisions) => void;
}

interface VersionProps {
  saved: SavedVersion;
  isShown: boolean;
  onReturn: () => void;
}

function Version({saved, isShown, onReturn}: VersionProps) {
  const {version, overall, savedAt} = saved;

  return (
    <li className={css.version}>
      <p className={css.words}>
        <span className={css.name}>{`Version ${version}`}</span>
        <span className={css.quiet}>{`Score ${overall.toFixed(1)} · ${shortTime(savedAt)}`}</span>
      </p>
      {isShown ? (
        <span className={css.quiet}>Shown now</span>
      ) : (
        <Button tone="quiet" aria-label={`Return to version ${version}`} onPress={onReturn}>
          Return to it
        </Button>
      )}
    </li>
  );
}

/** The states of this review that were kept, the newest first, and the way back to each. */
export function VersionList({optimisation, overall, onReturn}: VersionListProps) {
  const {id, versions} = optimisation;
  const newest = versions.at(-1);
  const isSaved = newest !== undefined && isCurrent(newest, optimisation);
  const save = () =>
    mutate('optimisation.save', {id, decisions: {...allDecisions(optimisation)}, overall});

  return (
    <section className={css.versions} aria-labelledby="versions">
      <h2 id="versions" className={sectionTitle}>
        Versions
      </h2>
      {versions.length === 0 && (
        <p className={css.quiet}>Keep how your resume stands now, try something else, come back.</p>
      )}
      <ol className={css.list}>
        {versions.toReversed().map(saved => (
          <Version
            key={saved.version}
            saved={saved}
            isShown={isCurrent(saved, optimisation)}
            onReturn={() => onReturn(allDecisions({...optimisation, decisions: saved.decisions}))}
          />
        ))}
      </ol>
      <div>
        <Button tone="secondary" isDisabled={isSaved} onPress={() => void save()}>
          {isSaved ? 'This version is saved' : 'Save This Version'}
        </Button>
      </div>
    </section>
  );
}
