import { z } from 'zod';
import { idSchema, text, textLimits, timestampSchema } from '../fields';
import type { ProposalStatus } from './editionProposal';
import { proposalState, type ProposalEvent, type ProposalHistory } from './proposalState';

/** Who asks to write while the content of a proposal is locked. */
const writeRequestSchema = z.object({ userId: idSchema, userName: z.string().nullable(), at: timestampSchema, text: z.string() });

/** That the content of a proposal is locked while it is reviewed: by whom, since when, and who asks to write. */
export const contentLockSchema = z.object({
  userId: idSchema,
  userName: z.string().nullable(),
  at: timestampSchema,
  asks: z.array(writeRequestSchema),
});
export type ContentLock = z.infer<typeof contentLockSchema>;

/** Body of /proposal/lock. */
export const lockProposalRequestSchema = z.object({ id: idSchema, isLocked: z.boolean() });
export type LockProposalRequest = z.infer<typeof lockProposalRequestSchema>;

/** Body of /proposal/asktowrite. */
export const askToWriteRequestSchema = z.object({ id: idSchema, text: text(textLimits.paragraph).optional() });
export type AskToWriteRequest = z.infer<typeof askToWriteRequestSchema>;

/** Whether the content can be locked: while the proposal is reviewed, or approved and not merged yet. */
export function isLockable(status: ProposalStatus): boolean {
  return status === 'review' || status === 'approved';
}

/** The event that locked the content, with the open requests to write, one a person; undefined where it is not locked. A round begins unlocked, and the end of the review ends the lock. */
export function lockOf<Event extends ProposalEvent>(
  history: Omit<ProposalHistory, 'events'> & { events: readonly Event[] },
): { event: Event; asks: readonly Event[] } | undefined {
  const { status, round } = proposalState(history);
  if (!isLockable(status)) return undefined;
  const own = history.events.filter((event) => event.round === round);
  const at = own.findLastIndex(({ kind }) => kind === 'locked' || kind === 'unlocked');
  const event = own[at];
  if (event?.kind !== 'locked') return undefined;
  return { event, asks: own.slice(at).filter(({ kind }) => kind === 'askedToWrite') };
}

/** The lock as calls answer it; null where the content is not locked. */
export function contentLockOf(
  history: Omit<ProposalHistory, 'events'> & { events: readonly (ProposalEvent & { userName: string | null })[] },
): ContentLock | null {
  const lock = lockOf(history);
  if (!lock) return null;
  const told = ({ userId, userName, at, text: words }: (typeof lock)['event']) => ({ userId: userId ?? 0, userName, at, text: words });
  const { text: _text, ...by } = told(lock.event);
  return { ...by, asks: lock.asks.map(told) };
}
