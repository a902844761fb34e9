import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduateRequires } from '../../fixtures';
import { mergeRequirements, requirementDifferencesOf, suggestedRequirementChoices } from './mergeRequirements';
import { isSameRequirements, requirementItemsOf, toRequirements, type Requirements } from './requirement';
import { requirementLossOf } from './requirementLoss';
import { requirementsHistoryReducer, startOfRequirements, type RequirementsAct } from './requirementsHistory';
import { someActs, someRequirements } from './requirements.test-data';

const base = toRequirements(graduateRequires[1001]!);
const [one, two, three] = base as [Requirements[number], Requirements[number], Requirements[number]];

function after(...acts: RequirementsAct[]): Requirements {
  return acts.reduce(requirementsHistoryReducer, startOfRequirements(base)).present;
}
const rewrite = (key: string, text: string): RequirementsAct => ({ type: 'textChanged', key, field: 'description', text });

function suggestion(mine: Requirements, theirs: Requirements) {
  const differences = requirementDifferencesOf({ base, mine, theirs });
  return { differences, merged: mergeRequirements({ base, mine, theirs }, suggestedRequirementChoices(differences)) };
}

describe('two people', () => {
  it('who changed different requirements both keep their work', () => {
    const { differences, merged } = suggestion(after(rewrite(one.key, '1 我的')), after(rewrite(two.indicators[0]!.key, '2.1 对方的')));
    expect(differences.requirements.map(({ id, suggested }) => [id, suggested])).toEqual([
      [one.id, 'mine'],
      [two.id, 'theirs'],
    ]);
    expect(differences.order).toBeNull();
    expect([merged[0]!.description, merged[1]!.indicators[0]!.description]).toEqual(['1 我的', '2.1 对方的']);
  });

  it('who changed the same requirement get a conflict, mine first', () => {
    const mine = after(rewrite(one.key, '1 我的'));
    const theirs = after(rewrite(one.key, '1 对方的'));
    const { differences, merged } = suggestion(mine, theirs);
    expect(differences.requirements).toMatchObject([{ id: one.id, suggested: 'mine' }]);
    expect(merged[0]!.description).toBe('1 我的');
    expect(mergeRequirements({ base, mine, theirs }, { requirements: { [one.id]: 'theirs' }, order: 'mine' })[0]!.description).toBe(
      '1 对方的',
    );
  });

  it('of whom one deleted what the other rewrote: kept, it is new again, with its indicator points', () => {
    const { merged } = suggestion(after(rewrite(one.key, '1 我的')), after({ type: 'removed', key: one.key }));
    expect(merged[0]).toMatchObject({ id: 0, description: '1 我的' });
    expect(merged[0]!.indicators.map(({ id }) => id)).toEqual([0, 0, 0]);
  });

  it('of whom one deleted what the other left alone: it is gone', () => {
    const removed = after({ type: 'removed', key: one.key });
    expect(suggestion(after(rewrite(two.key, '2 我的')), removed).merged[0]!.description).toBe('2 我的');
    expect(suggestion(removed, after(rewrite(two.key, '2 对方的'))).merged[0]!.description).toBe('2 对方的');
  });

  it('who both added keep both, and the order of whoever alone changed it', () => {
    const mine = after({ type: 'requirementAdded' });
    const theirs = after({ type: 'moved', key: three.key, toIndex: 0 });
    const { differences, merged } = suggestion(mine, theirs);
    expect(differences).toEqual({ requirements: [], order: 'theirs' });
    expect(merged.map(({ id }) => id)).toEqual([...theirs.map(({ id }) => id), 0]);
  });
});

it('moves an indicator point back to the requirement that was chosen, from one that only I added', () => {
  const added = after({ type: 'requirementAdded' });
  const key = added.find(({ id }) => id === 0)!.key;
  const moved = one.indicators[0]!;
  const mine = after(
    { type: 'requirementAdded' },
    { type: 'moved', key: moved.key, toIndex: 0, requirementKey: key },
    { type: 'moved', key, toIndex: 0 },
  );
  const differences = requirementDifferencesOf({ base, mine, theirs: base });
  const theirs = Object.fromEntries(differences.requirements.map(({ id }) => [id, 'theirs' as const]));
  const merged = mergeRequirements({ base, mine, theirs: base }, { requirements: theirs, order: 'mine' });
  expect(merged.filter(({ indicators }) => indicators.some(({ id }) => id === moved.id)).map(({ id }) => id)).toEqual([one.id]);
});

describe('any two', () => {
  it('result in all of mine, all of theirs, and never an id the server does not have', () => {
    fc.assert(
      fc.property(someRequirements, someActs, someActs, (list, own, other) => {
        const run = (acts: typeof own) =>
          acts.reduce((state, actOn) => requirementsHistoryReducer(state, actOn(state.present)), startOfRequirements(list)).present;
        const mine = run(own);
        let id = 5000;
        const theirs = run(other).map((requirement) => ({
          ...requirement,
          id: requirement.id || (id += 1),
          indicators: requirement.indicators.map((item) => ({ ...item, key: `theirs-${item.key}`, id: item.id || (id += 1) })),
          key: `theirs-${requirement.key}`,
        }));
        const versions = { base: list, mine, theirs };
        const differences = requirementDifferencesOf(versions);
        const all = (side: 'mine' | 'theirs') => ({
          requirements: Object.fromEntries(differences.requirements.map((difference) => [difference.id, side])),
          order: side,
        });
        const stored = new Set(requirementItemsOf(theirs).map((item) => item.id));
        const merged = mergeRequirements(versions, suggestedRequirementChoices(differences));
        const ids = requirementItemsOf(merged).map((item) => item.id);
        expect(ids.every((each) => each === 0 || stored.has(each))).toBe(true);
        expect(new Set(ids.filter(Boolean)).size).toBe(ids.filter(Boolean).length);
        const texts = (items: Requirements) => requirementItemsOf(items).map(({ description }) => description);
        expect(texts(mergeRequirements(versions, all('mine')))).toEqual(texts(mine));
        const addedByMe = (items: Requirements) => items.filter((requirement) => requirement.key.startsWith('theirs-'));
        expect(isSameRequirements(addedByMe(mergeRequirements(versions, all('theirs'))), theirs)).toBe(true);
      }),
    );
  });
});

describe('what is lost', () => {
  const course = { id: 1004, name: '数据结构' };
  const use = [
    { indicatorId: one.indicators[0]!.id, courses: [{ ...course, relate: 0 as const, goals: 2 }] },
    {
      indicatorId: one.indicators[1]!.id,
      courses: [
        { ...course, relate: 1 as const, goals: 0 },
        { id: 1005, name: '操作系统', relate: -1 as const, goals: 1 },
      ],
    },
    { indicatorId: two.indicators[0]!.id, courses: [{ ...course, relate: 0 as const, goals: 0 }] },
  ];

  it('with a requirement is what depends on its indicator points, by course', () => {
    expect(requirementLossOf(one, use).map(({ course: { id }, strong, weak, goals }) => [id, strong, weak, goals])).toEqual([
      [1004, 1, 1, 2],
      [1005, 0, 0, 1],
    ]);
  });

  it('with an indicator point is its own', () => {
    expect(requirementLossOf(two.indicators[0]!, use)).toMatchObject([{ strong: 1, weak: 0, goals: 0 }]);
    expect(requirementLossOf(three.indicators[0]!, use)).toEqual([]);
  });
});
