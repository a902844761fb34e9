import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import { findAuthentication } from '../sessions/sessionRepository';
import { authMessages } from './messages';

const validMilliseconds = 10 * 60_000;

/** Refuses an act that needs the password once more, unless it was entered in this sign-in within the last ten minutes. */
export async function requireRecentPassword(db: Queries, token: string, now: Date): Promise<void> {
  const { authenticatedAt, campusProviderId = null } = (await findAuthentication(db, token)) ?? {};
  if (authenticatedAt && now.getTime() - authenticatedAt.getTime() <= validMilliseconds) return;
  throw new Refusal(codes.passwordWanted, authMessages.passwordWanted, { campusProviderId });
}
