import {useNavigate} from '@tanstack/react-router';
import {freshWizard, useWizardPlace, type Wizard} from './wizard-place.ts';

type Work = Pick<Wizard, 'resumeId' | 'jobDetailsId' | 'optimisationId'>;

/** Opens the wizard at its third step, for a new run or for the review of an old one. */
export function useContinueInWizard(): (work: Work) => void {
  const navigate = useNavigate();
  const [, setPlace] = useWizardPlace();

  return work => {
    setPlace({...freshWizard, step: 'optimise', ...work});
    void navigate({to: '/optimize'});
  };
}
