import {Dialog} from '../ui/dialog.tsx';
import * as css from './resume-tips.css.ts';

const tips = [
  {title: 'Keep it concise', words: 'One to two pages. Leave out what does not bear on the job.'},
  {
    title: 'Use action verbs',
    words: 'Begin each bullet with what you did: built, led, cut, taught.',
  },
  {
    title: 'Quantify achievements',
    words: 'Say how many, how much or how often, where you know it for sure.',
  },
  {title: 'Customize per job', words: 'Put first what this posting asks for, in its own words.'},
  {title: 'Proofread', words: 'Read it aloud once, then let someone else read it.'},
];

interface ResumeTipsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ResumeTips({isOpen, onOpenChange}: ResumeTipsProps) {
  return (
    <Dialog title="Resume Tips" isOpen={isOpen} onOpenChange={onOpenChange}>
      <ol className={css.list}>
        {tips.map((tip, index) => (
          <li key={tip.title} className={css.tip}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className={css.title}>{tip.title}</p>
              <p className={css.words}>{tip.words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
