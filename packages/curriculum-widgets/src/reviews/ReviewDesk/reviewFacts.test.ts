import type { EditionFindings, RuleLevel, ToldFinding } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { checksOf } from './reviewFacts';

const found = (id: string, level: RuleLevel = 'warning') => ({ id, level }) as ToldFinding;
const state = (findings: ToldFinding[], accepted: ToldFinding[] = []) =>
  ({ findings, accepted: accepted.map((finding) => ({ finding })) }) as EditionFindings;
const ids = (findings: readonly ToldFinding[]) => findings.map(({ id }) => id);

it('what the draft brings, what it solves and what was there stand apart, what blocks first', () => {
  const base = state([found('old'), found('old error', 'error'), found('gone')]);
  const draft = state([found('old'), found('new'), found('old error', 'error'), found('new error', 'error')]);
  const { added, solved, known, errors } = checksOf(draft, base);
  expect([ids(added), ids(solved), ids(known)]).toEqual([['new error', 'new'], ['gone'], ['old error', 'old']]);
  expect(errors).toBe(2);
});

it('what was accepted and is open in the draft is new, what is accepted now is not solved', () => {
  const { added, solved, known, accepted } = checksOf(state([found('reopened')], [found('lived with')]), {
    ...state([found('lived with')], [found('reopened')]),
  });
  expect([ids(added), ids(solved), ids(known)]).toEqual([['reopened'], [], []]);
  expect(ids(accepted.map(({ finding }) => finding))).toEqual(['lived with']);
});
