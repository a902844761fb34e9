import { expect, it } from 'vitest';
import { happeningOfReview } from '../notices';
import type { ProposalEvent } from './proposalState';
import { usualSteps } from './reviewSteps';
import { proposalOf, type ProposalHead } from './tellProposal';

const [sentAt, lockedAt, approvedAt, changedAt] = [1, 2, 3, 4].map((day) => `2026-05-0${day}T08:00:00.000Z`) as [
  string,
  string,
  string,
  string,
];
const event = (kind: ProposalEvent['kind'], at: string, more: Partial<ProposalEvent> = {}): ProposalEvent => {
  return { kind, round: 1, step: null, userId: 2, at, digest: 'a', text: '', ...more };
};
const head = {
  id: 1,
  homeMajorId: 1001,
  round: 1,
  summary: '修订',
  userName: '何佳',
  updateTime: '2026-05-09T08:00:00.000Z',
} as ProposalHead;
const [first, second] = usualSteps;

function asked(events: readonly ProposalEvent[], digest = 'a') {
  return happeningOfReview(proposalOf(head, { steps: [first!, second!], events, digest }));
}

it('who is to decide is told when their step begins or approvals count no more, and not of a lock', () => {
  const sent = event('sent', sentAt);
  expect(asked([sent]).at).toBe(sentAt);
  expect(asked([sent, event('locked', lockedAt)]).at).toBe(sentAt);
  const approved = [sent, event('approved', approvedAt, { step: first!.key })];
  expect(asked(approved)).toMatchObject({ id: `review:1:1:${second!.key}`, at: approvedAt });
  const changed = [...approved, event('changed', changedAt, { userId: null, digest: 'b' })];
  expect(asked(changed, 'b')).toMatchObject({ id: `review:1:1:${first!.key}`, at: changedAt });
});
