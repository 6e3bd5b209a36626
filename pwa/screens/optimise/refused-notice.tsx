import {type Rejected, useRejected} from '../../data/live.ts';
import {discardRejected, retryRejected} from '../../data/replica.ts';
import type {Wizard} from '../../features/history/wizard-place.ts';
import {Button} from '../../ui/button.tsx';
import {LinkButton} from '../../ui/link.tsx';
import {Notice} from '../../ui/notice.tsx';

/** Whether a refused action belongs to what the wizard works on. */
function concerns({args}: Rejected, wizard: Wizard): boolean {
  const ids = Object.values(args);
  return [wizard.resumeId, wizard.jobDetailsId, wizard.optimisationId].some(
    id => id !== null && ids.includes(id),
  );
}

/** What the server refused of this run of the wizard, with the reason and what to do about it. */
export function RefusedNotice({wizard}: {wizard: Wizard}) {
  const refused = useRejected().filter(item => concerns(item, wizard));

  return refused.map(item => (
    <Notice
      key={item.id}
      tone="poor"
      announces="at once"
      action={
        <>
          {item.code === 'insufficient_credits' && (
            <LinkButton to="/pricing">Buy Credits</LinkButton>
          )}
          <Button tone="secondary" onPress={() => void retryRejected(item.id)}>
            Retry
          </Button>
          <Button tone="quiet" onPress={() => void discardRejected(item.id)}>
            Discard
          </Button>
        </>
      }
    >
      {item.message}
    </Notice>
  ));
}
