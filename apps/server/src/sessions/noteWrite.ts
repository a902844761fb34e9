import { eq } from 'drizzle-orm';
import { DatabaseLostError, faultOf, schema, type OpenDatabase } from '../db';
import { digest } from './sessionRepository';
import { logNow } from './wroteAt';

const { sessions } = schema;

/**
 * Notes with a sign-in that it has just written, for the processes that answer what it reads next. A write that is stored but not noted is not acknowledged: it
 * fails as one that may have been stored.
 */
export async function noteWrite({ db }: Pick<OpenDatabase, 'db'>, token: string): Promise<void> {
  if (token === '') return;
  const note = () =>
    db
      .update(sessions)
      .set({ wroteAt: logNow })
      .where(eq(sessions.tokenHash, digest(token)));
  try {
    // Once more on another connection: this one may have been lost.
    await note().catch((error: unknown) => (faultOf(error) ? note() : Promise.reject(error)));
  } catch (error) {
    throw new DatabaseLostError('A write was stored, and could not be noted with its sign-in.', { cause: error });
  }
}
