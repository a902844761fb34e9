import { faultOf, isUnwritable } from '../db';
import { codes } from '../http/codes';
import { httpMessages } from '../http/messages';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { toCaller, type Caller } from '../rights/caller';
import { isSecondFactorRequired } from '../second-factor/isSecondFactorRequired';
import { findSession, type FoundPlace, type Place } from './sessionQuery';
import { digest, isOver, touchSession } from './sessionRepository';

/** The sender of a request, and the parents of its record where they were queried too. */
export interface Identified {
  caller: Caller;
  place?: FoundPlace | undefined;
  /** Whether the caller must set up a second factor before anything else. */
  mustEnrol?: boolean;
  /** Where in the log the caller wrote last, for a read that may be late; null where that is nowhere. */
  wroteAt?: string | null;
}

interface IdentifyOptions {
  /** From where the request comes. */
  address: string;
  place?: Place | undefined;
  /** Whether a page asks and no person, which keeps no session from being over. */
  isUnasked?: boolean | undefined;
  /** Whether a replica may answer. */
  isLate?: boolean;
}

/** The account behind an authToken header; each way of not having one has its own code (core §8). */
export async function identify(
  services: Services,
  token: string | undefined,
  { address, place, isUnasked, isLate = false }: IdentifyOptions,
): Promise<Identified> {
  if (!token) throw new Refusal(codes.notLoggedIn, httpMessages.notSignedIn);
  const { database, settings } = services;
  const found = await findSession(database.db, digest(token), place, isLate);
  if (!found || found.user.isClosed) throw new Refusal(codes.tokenUnknown, httpMessages.tokenUnknown);
  const now = services.now();
  if (isOver(found.session, now, settings)) throw new Refusal(codes.tokenExpired, httpMessages.tokenExpired);
  const touched = isUnasked ? Promise.resolve() : touchSession(database.db, found.session, { address, now }, settings);
  await touched.catch((error: unknown) => {
    // Whoever only reads goes on where nothing can be stored.
    if (!isUnwritable(faultOf(error))) throw error;
    database.doubtRoom();
  });
  const caller = toCaller(found.user, settings.demoEmail);
  return {
    caller,
    place: found.place,
    wroteAt: found.wroteAt,
    mustEnrol: isSecondFactorRequired(caller, settings) && !found.user.hasSecondFactor,
  };
}
