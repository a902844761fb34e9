import { faultOf } from '../db';
import type { Services } from '../http/services';
import { findSession } from './sessionQuery';
import { digest, isOver } from './sessionRepository';

/** Whether the sign-in of a token still opens something: it did not end, and its account was neither disabled nor deleted. */
export async function isSignedIn({ database, settings, now }: Services, token: string): Promise<boolean> {
  try {
    const found = await findSession(database.db, digest(token));
    return found !== undefined && !found.user.isClosed && !isOver(found.session, now(), settings);
  } catch (error) {
    // Nobody ended it because the database is away for a moment; what needs the database fails by itself.
    if (faultOf(error)) return true;
    throw error;
  }
}
