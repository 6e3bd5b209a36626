import {useNavigate} from '@tanstack/react-router';
import {useDraft} from '../../data/live.ts';

/** What the wizard keeps of itself between visits. */
interface WizardPlace {
  step: 'optimise';
  resumeId: string | null;
  jobDetailsId: string | null;
  optimisationId: string | null;
}

/** Opens the wizard at its third step, for a new run or for the review of an old one. */
export function useContinueInWizard(): (place: Omit<WizardPlace, 'step'>) => void {
  const navigate = useNavigate();
  const [, setPlace] = useDraft<WizardPlace | null>('wizard', null);

  return place => {
    setPlace({step: 'optimise', ...place});
    void navigate({to: '/optimize'});
  };
}
