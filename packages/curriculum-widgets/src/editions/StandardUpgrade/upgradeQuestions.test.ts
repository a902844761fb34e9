import { ceeaaCrosswalk } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { anUpgradePlan, splittingCrosswalk } from '../fakes/upgradeFakes';
import { answerDemand, choiceOfPair, chooseCrosswalk, decideIndicator, decidePair, nothingDecided, pairKey } from './upgradeDecisions';
import { indicatorsUnder, questionsOf } from './upgradeQuestions';

const start = chooseCrosswalk(nothingDecided, ceeaaCrosswalk);
const open = (decided = start) => questionsOf(anUpgradePlan(decided), decided).flatMap(({ id, isOpen }) => (isOpen ? [id] : []));

it('asks what is new in each item, and about near-equal indicator points', () => {
  const [pair] = anUpgradePlan(start).alike;
  expect(open()).toEqual([1, 2, 3, 6, 7, 8, 9, 11].map((item) => `demand-${item}`).toSpliced(3, 0, `pair-${pairKey(pair!.keys)}`));
  expect(open(answerDemand(start, 6, { act: 'met' }))).not.toContain('demand-6');
});

it('decides a pair one way or the other, or keeps both', () => {
  const [pair] = anUpgradePlan(start).alike;
  const [first, second] = pair!.keys;
  const merged = decidePair(start, pair!.keys, 'first');
  expect(merged.decisions).toEqual({ [second]: { act: 'merge', into: first } });
  const turned = decidePair(merged, pair!.keys, 'second');
  expect(turned.decisions).toEqual({ [first]: { act: 'merge', into: second } });
  const kept = decidePair(turned, pair!.keys, 'both');
  expect([kept.decisions, choiceOfPair(kept, pair!.keys)]).toEqual([{}, 'both']);
  for (const decided of [merged, turned, kept, decideIndicator(start, first, { act: 'drop' })]) {
    expect(open(decided).some((id) => id.startsWith('pair'))).toBe(false);
  }
});

it('asks first where each indicator point of a split item goes, which then comes under its item', () => {
  const decided = chooseCrosswalk(start, splittingCrosswalk);
  const [first] = open(decided);
  expect(first).toMatch(/^indicator-/);
  const key = first!.slice('indicator-'.length);
  const moved = decideIndicator(decided, key, { act: 'move', to: 2 });
  expect(open(moved)).not.toContain(first);
  expect(indicatorsUnder(anUpgradePlan(moved), 2, moved).map((one) => one.key)).toContain(key);
});

it('begins anew with another crosswalk', () => {
  const decided = answerDemand(start, 6, { act: 'met' });
  expect(chooseCrosswalk(decided, structuredClone(ceeaaCrosswalk))).toBe(decided);
  expect(chooseCrosswalk(decided, splittingCrosswalk).answers).toEqual({});
});
