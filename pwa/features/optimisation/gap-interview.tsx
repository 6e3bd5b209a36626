import {type FocusEvent, useState} from 'react';
import type {Posting} from '../../../resume/model/posting.ts';
import type {Resume} from '../../../resume/model/resume.ts';
import type {GivenAnswer} from '../../../sync/model/entities.ts';
import {newId} from '../../../sync/model/ids.ts';
import {mutate} from '../../data/replica.ts';
import {Button} from '../../ui/button.tsx';
import {TextAreaField} from '../../ui/text-field.tsx';
import * as css from './gap-interview.css.ts';
import {answerTo, unmetMusts} from './gaps.ts';
import {usePrepareScore} from './scorer.ts';

interface GapInterviewProps {
  resume: Resume;
  posting: Posting;
  answers: readonly GivenAnswer[];
}

interface QuestionProps {
  requirement: string;
  given: GivenAnswer | undefined;
  onSkip: () => void;
}

function Question({requirement, given, onSkip}: QuestionProps) {
  const [text, setText] = useState(given?.text ?? '');
  const isSaved = given !== undefined && given.text === text;

  async function save() {
    const id = given?.id ?? newId();
    if (text.trim()) await mutate('answer.give', {id, requirement, text: text.trim()});
    else if (given) await mutate('answer.remove', {id: given.id});
  }

  /** What was written is kept when the person goes on, to the next question or to the start. */
  function leave({currentTarget, relatedTarget}: FocusEvent) {
    if (!isSaved && !currentTarget.closest('li')?.contains(relatedTarget as Node | null)) {
      void save();
    }
  }

  return (
    <li className={css.question}>
      <TextAreaField
        label={`The posting asks for: “${requirement}”`}
        description="If you have done this, say where and what, in a sentence. Only what you write here is used."
        value={text}
        onChange={setText}
        onBlur={leave}
        rows={2}
      />
      <div className={css.actions}>
        <Button tone="secondary" isDisabled={isSaved} onPress={() => void save()}>
          {isSaved ? 'Saved' : 'Save Answer'}
        </Button>
        {!given && (
          <Button tone="quiet" onPress={onSkip}>
            Skip
          </Button>
        )}
      </div>
    </li>
  );
}

/**
 * One question for each must-have that the resume does not show. An answer is
 * the person's own word: it may be used, and is kept for the next posting.
 */
export function GapInterview({resume, posting, answers}: GapInterviewProps) {
  const prepare = usePrepareScore();
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  if (!prepare) return null;
  const asOf = new Date().toISOString().slice(0, 7);
  // Without the answers, so that an answered question stays to be changed.
  const gaps = unmetMusts(prepare(posting, {asOf, answers: []})(resume));
  const open = gaps.filter(({requirement}) => !skipped.has(requirement));
  if (open.length === 0) return null;

  return (
    <section className={css.interview} aria-label="Questions">
      <h2 className={css.title}>
        {open.length === 1
          ? '1 requirement is not shown in your resume'
          : `${open.length} requirements are not shown in your resume`}
      </h2>
      <p className={css.words}>
        Answer what is true of you and skip the rest. You can also just start.
      </p>
      <ol className={css.list}>
        {open.map(({requirement}) => (
          <Question
            key={requirement}
            requirement={requirement}
            given={answerTo(answers, requirement)}
            onSkip={() => setSkipped(new Set([...skipped, requirement]))}
          />
        ))}
      </ol>
    </section>
  );
}
