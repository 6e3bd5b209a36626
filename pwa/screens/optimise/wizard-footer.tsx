import {type ReactNode, useId} from 'react';
import {type Step, steps} from '../../features/history/wizard-place.ts';
import {Button} from '../../ui/button.tsx';
import {LinkButton} from '../../ui/link.tsx';
import * as css from './wizard-footer.css.ts';

interface WizardFooterProps {
  step: Step;
  /** Why the person cannot go on; null when they can. */
  missing: string | null;
  /** What the step itself has to say: "9 of 12, 2 to check". */
  state?: ReactNode;
  /** What the step itself offers beside going on. */
  action?: ReactNode;
  onBack: () => void;
  onNext: () => void;
  onFinish: () => void;
}

/** Back and Next; a Next that is refused stays reachable and says why. */
export function WizardFooter(props: WizardFooterProps) {
  const {step, missing, state, action, onBack, onNext, onFinish} = props;
  const reasonId = useId();

  return (
    <footer className={css.bar}>
      <div className={css.state} id={reasonId}>
        {missing ?? state}
      </div>
      <div className={css.actions}>
        {action}
        <Button tone="secondary" isDisabled={step === steps[0]} onPress={onBack}>
          Back
        </Button>
        {step === 'summary' ? (
          <LinkButton to="/jobs" onClick={onFinish}>
            Finish
          </LinkButton>
        ) : (
          <Button
            isBlocked={missing !== null}
            onPress={onNext}
            {...(missing && {'aria-describedby': reasonId})}
          >
            Next
          </Button>
        )}
      </div>
    </footer>
  );
}
