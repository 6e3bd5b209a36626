import {eq} from 'drizzle-orm';
import {Elysia} from 'elysia';
import {object, optional} from 'valibot';
import {
  Email,
  Location,
  NotificationFlags,
  PersonName,
  Phone,
} from '../../../sync/model/account-rules.ts';
import type {PullSources} from '../../../sync/server/ports.ts';
import type {Database, Transaction} from '../../db/database.ts';
import {users} from '../../db/tables/users.ts';
import {withUserTx} from '../../db/user-tx.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {collectOwnData} from './own-data.ts';
import {rowToAccount, updateNotifications, updateProfile} from './profile.ts';

/** Fields that are left out stay as they are; fields that are not listed cannot be named. */
const ProfileForm = object({
  name: optional(PersonName),
  email: optional(Email),
  phone: optional(Phone),
  location: optional(Location),
});

interface ProfileServices {
  db: Database;
  readSession: ReadSession;
  pullSources: PullSources<Transaction>;
}

export function profileRoutes({db, readSession, pullSources}: ProfileServices) {
  return new Elysia({name: 'profile'})
    .use(signedIn(readSession))
    .get('/user/export', ({userId, set}) => {
      set.headers['content-disposition'] = 'attachment; filename="galley-data.json"';
      return collectOwnData(db, pullSources, userId);
    })
    .patch(
      '/user',
      async ({userId, session, body, status}) => {
        const {email, ...changes} = body;
        // A new address must be proven before it is used; until that is built the old one stays.
        if (email && email.toLowerCase() !== session.email) {
          const message = 'The email address of an account cannot be changed yet.';
          return status(409, {message, code: 'email_fixed'});
        }
        return withUserTx(db, userId, async tx => {
          const [before] = await tx.db.select().from(users).where(eq(users.id, userId));
          if (!before) throw new Error('a session has an account');
          const {name = before.name, phone = before.phone, location = before.location} = changes;
          await updateProfile(tx, {name, phone, location});
          return rowToAccount({...before, name, phone, location});
        });
      },
      {body: ProfileForm},
    )
    .patch(
      '/user/notifications',
      async ({userId, body}) => {
        await withUserTx(db, userId, tx => updateNotifications(tx, body));
        return body;
      },
      {body: NotificationFlags},
    );
}
