import type {ReactNode} from 'react';
import {freshWizard} from '../../features/history/wizard-place.ts';
import {PageHeader} from '../../ui/page-header.tsx';
import {RefusedNotice} from './refused-notice.tsx';
import * as css from './step-frame.css.ts';
import {Stepper} from './stepper.tsx';
import type {WizardState} from './use-wizard.ts';
import {completedSteps, neighbour, whatIsMissing} from './wizard.ts';
import {WizardFooter} from './wizard-footer.tsx';

interface StepFrameProps {
  state: WizardState;
  title: string;
  subtitle: ReactNode;
  /** What the step says and offers in the bar at the bottom. */
  footerState?: ReactNode;
  footerAction?: ReactNode;
  children: ReactNode;
}

/** What every step has: where it stands among the five, its heading, and the way on. */
export function StepFrame(props: StepFrameProps) {
  const {state, title, subtitle, footerState, footerAction, children} = props;
  const {wizard, setWizard, rows} = state;
  const {step} = wizard;

  const go = (direction: 'back' | 'next') =>
    setWizard({...wizard, step: neighbour(step, direction)});

  return (
    <div className={css.frame}>
      <Stepper step={step} completed={completedSteps(rows)} />
      <PageHeader title={title} subtitle={subtitle} />
      <div className={css.content}>
        <RefusedNotice wizard={wizard} />
        {children}
      </div>
      <WizardFooter
        step={step}
        missing={whatIsMissing(step, rows)}
        state={footerState}
        action={footerAction}
        onBack={() => go('back')}
        onNext={() => go('next')}
        onFinish={() => setWizard(freshWizard)}
      />
    </div>
  );
}
