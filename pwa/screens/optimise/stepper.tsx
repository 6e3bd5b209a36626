import {Check} from 'lucide-react';
import {type Step, steps} from '../../features/history/wizard-place.ts';
import {VisuallyHidden} from '../../ui/visually-hidden.tsx';
import * as css from './stepper.css.ts';
import {stepTitles} from './wizard.ts';

interface StepperProps {
  step: Step;
  completed: readonly Step[];
}

/** The five steps as five rules; on phones only their count is written out. */
export function Stepper({step, completed}: StepperProps) {
  const reached = steps.indexOf(step);

  return (
    <nav aria-label="Progress">
      <ol className={css.steps}>
        {steps.map((one, index) => (
          <li
            key={one}
            className={css.step}
            data-reached={index <= reached}
            {...(one === step && {'aria-current': 'step'})}
          >
            <span className={css.title}>
              {completed.includes(one) && index < reached ? (
                <Check size={16} strokeWidth={2.25} aria-hidden="true" />
              ) : (
                <span className={css.number}>{index + 1}</span>
              )}
              {stepTitles[one]}
              {completed.includes(one) && <VisuallyHidden>, completed</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.compact}>{`Step ${reached + 1} of ${steps.length}`}</p>
    </nav>
  );
}
