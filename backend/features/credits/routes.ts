import {Elysia} from 'elysia';
import type {Database} from '../../db/database.ts';
import {type ReadSession, signedIn} from '../../http/signed-in.ts';
import {listCreditUses, readCredits} from './credits.ts';

interface CreditServices {
  db: Database;
  readSession: ReadSession;
  now: () => number;
}

export function creditRoutes({db, readSession, now}: CreditServices) {
  return new Elysia({name: 'credits'})
    .use(signedIn(readSession))
    .get('/user-credits', ({userId}) => readCredits(db, userId, now()))
    .get('/credit-consumption', ({userId}) => listCreditUses(db, userId));
}
