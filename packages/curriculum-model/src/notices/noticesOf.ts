import { noticeLimits, type Happening, type Notice, type Notices } from './notice';

/** Until when somebody looked at all that concerns them, and at single notices of it. */
export interface SeenNotices {
  all: Date | null;
  single: ReadonlyMap<string, Date>;
}

/** What concerns somebody, the latest first; what came since they looked is new. */
export function noticesOf(happenings: readonly Happening[], { all, single }: SeenNotices): Notices {
  const isNew = ({ id, at }: Happening) => [all, single.get(id)].every((seen) => !seen || Date.parse(at) > seen.getTime());
  const notices = happenings
    .map((one): Notice => ({ ...one, isNew: isNew(one) }))
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || one.id.localeCompare(other.id))
    .slice(0, noticeLimits.listed);
  return { notices, unseen: notices.filter((one) => one.isNew).length };
}

/** The moment before which nothing is a notice. */
export function noticesSince(now: Date): Date {
  return new Date(now.getTime() - noticeLimits.days * 86_400_000);
}
