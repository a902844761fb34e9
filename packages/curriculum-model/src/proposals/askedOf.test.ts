import { describe, expect, it } from 'vitest';
import { inOrderOfDue, isAskedOf, type Proposal, type ProposalEvent, type ReviewStep } from '.';

const step = (key: string, people: number[], approvals = 1): ReviewStep => ({
  key,
  name: { zh: key, en: key },
  bands: [],
  people,
  approvals,
  days: 7,
});
const person = (id: number) => ({ id, collegeId: 1, permissionId: 3010, relativeId: 1 });
const major = { collegeId: 1, departmentId: 2, majorId: 3, courseIds: new Set<number>() };
const happened = (kind: ProposalEvent['kind'], userId: number, at: string | null = null): ProposalEvent => ({
  kind,
  round: 1,
  step: at,
  userId,
  at: '2026-05-12T02:00:00.000Z',
  digest: 'a',
  text: '',
});

describe('a proposal', () => {
  const steps = [step('first', [7, 8], 2), step('second', [9])];
  const asks = (events: ProposalEvent[]) =>
    [7, 8, 9].filter((id) => isAskedOf({ steps, digest: 'a', events: [happened('sent', 1), ...events] }, person(id), major));

  it('waits for whom its step asks and who did not approve it', () => {
    expect(asks([])).toEqual([7, 8]);
    expect(asks([happened('approved', 7, 'first')])).toEqual([8]);
    expect(asks([happened('approved', 7, 'first'), happened('approved', 8, 'first')])).toEqual([9]);
  });

  it('waits for nobody once it is sent back, declined or taken back', () => {
    for (const kind of ['asked', 'declined', 'withdrawn'] as const) expect(asks([happened(kind, 7, 'first')])).toEqual([]);
  });
});

it('what is due first stands first, what may take any time last', () => {
  const proposals = [
    ['none', null, '2026-05-02'],
    ['older', null, '2026-05-01'],
    ['late', '2026-05-20T00:00:00Z', '2026-05-01'],
    ['soon', '2026-05-10T00:00:00Z', '2026-05-09'],
  ].map(([summary, dueAt, updateTime]) => ({ summary, updateTime, step: { key: 'first', name: { zh: '', en: '' }, dueAt } }) as Proposal);
  expect(inOrderOfDue(proposals).map(({ summary }) => summary)).toEqual(['soon', 'late', 'older', 'none']);
});
