import {
  happeningOfReview,
  happeningsOfChanges,
  happeningsOfDecisions,
  noticesOf,
  noticesSince,
  type Notices,
} from '@college/curriculum-model';
import type { Queries } from '../db';
import { readLeaderNotices } from '../deadlines/readLeaderNotices';
import { readReminders, type Reader } from '../deadlines/readReminders';
import { readChangesInOwn } from '../overview/readColleagueChanges';
import { listWaitingProposals } from '../proposals/waitingProposals';
import type { Caller } from '../rights/caller';
import { listDecisions } from './listDecisions';
import { findSeen } from './noticeMarkRepository';
import { readDiscussions } from './readDiscussions';

/** What concerns somebody: read from what happened, so that nobody is told what they may not read, and nothing is told twice. */
export async function readNotices(db: Queries, caller: Caller, reader: Reader): Promise<Notices> {
  const { now, language } = reader;
  const since = noticesSince(now);
  const waiting = await listWaitingProposals(db, caller, language);
  const decidedBy = waiting.map(({ id }) => id);
  const happenings = [
    ...(await readDiscussions(db, caller, { since, language })),
    ...waiting.filter(({ userId }) => userId !== caller.id).map(happeningOfReview),
    ...happeningsOfDecisions(await listDecisions(db, caller, { since, language, decidedBy })),
    ...(await readReminders(db, caller, { since, ...reader })),
    ...(await readLeaderNotices(db, caller, { since, now, language })),
    ...happeningsOfChanges(await readChangesInOwn(db, caller, { since, language })),
  ];
  return noticesOf(happenings, await findSeen(db, caller.id));
}
