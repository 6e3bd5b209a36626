import type {Account} from '../model/entities.ts';
import type {MutationArgs} from '../model/mutations.ts';
import type {MutatorContext, RowsView} from './rows-view.ts';

/** Saying it again under the same id changes the text and keeps the day. */
export function giveAnswer(
  view: RowsView,
  args: MutationArgs<'answer.give'>,
  {now}: MutatorContext,
): void {
  const earlier = view.get('answers', args.id);
  view.put('answers', {...args, createdAt: earlier?.createdAt ?? now});
}

export function removeAnswer(view: RowsView, {id}: MutationArgs<'answer.remove'>): void {
  view.remove('answers', id);
}

export function updateProfile(view: RowsView, args: MutationArgs<'profile.update'>): void {
  changeAccount(view, account => ({...account, ...args}));
}

export function updateNotifications(
  view: RowsView,
  notifications: MutationArgs<'notifications.update'>,
): void {
  changeAccount(view, account => ({...account, notifications}));
}

function changeAccount(view: RowsView, edit: (account: Account) => Account): void {
  for (const account of view.all('account')) view.put('account', edit(account));
}
