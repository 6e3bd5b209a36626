import {Link} from '@tanstack/react-router';
import {useAccount} from '../data/live.ts';
import * as css from './sync-chip.css.ts';

export function CreditsChip() {
  const account = useAccount();
  if (!account) return null;

  return (
    <Link to="/pricing" className={css.credits} aria-label={`${account.credits} credits, buy more`}>
      {account.credits} {account.credits === 1 ? 'credit' : 'credits'}
    </Link>
  );
}
