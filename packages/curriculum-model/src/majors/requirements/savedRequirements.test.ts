import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { graduateRequires, translatedAt } from '../../fixtures';
import { saveGraduateRequiresRequestSchema, type GraduateRequire } from '../../goals';
import { isSameRequirements, requirementItemsOf, toRequirements, type Requirements } from './requirement';
import { requirementsHistoryReducer, startOfRequirements, type RequirementsAct } from './requirementsHistory';
import { someActs, someRequirements } from './requirements.test-data';
import {
  countRequirementChanges,
  requirementChangesOf,
  requirementProblems,
  requirementsAsStored,
  requirementsOntoStored,
} from './savedRequirements';

const now = '2026-06-01T08:00:00+08:00';
const stored = toRequirements(graduateRequires[1003]!);
const [first] = stored as [Requirements[number]];

function after(...acts: RequirementsAct[]): Requirements {
  return acts.reduce(requirementsHistoryReducer, startOfRequirements(stored)).present;
}

describe('what is saved', () => {
  it('is the whole list: new items with id 0, and the time of the English only where it changed', () => {
    const list = after(
      { type: 'indicatorsAdded', requirementKey: first.key, texts: [' 能建模 '] },
      { type: 'textChanged', key: first.indicators[0]!.key, field: 'english', text: '1.1 Say it in mathematics' },
      { type: 'textChanged', key: first.indicators[1]!.key, field: 'english', text: '' },
      { type: 'removed', key: stored[1]!.key },
    );
    const request = requirementChangesOf(list, { majorId: 1003, version: 4, now });
    expect(saveGraduateRequiresRequestSchema.parse(request)).toEqual(request);
    expect(request).toMatchObject({ majorId: 1003, version: 4 });
    expect(request.list.map(({ id }) => id)).toEqual([1024]);
    const [one, two, three, four] = request.list[0]!.children;
    expect(one!.translations!.en!.description).toEqual({ text: '1.1 Say it in mathematics', updatedAt: now });
    expect(two!.translations!.en!.description).toBeUndefined();
    expect(three!.translations!.en!.description!.updatedAt).toBe(translatedAt);
    expect(four).toEqual({ id: 0, description: '1.4  能建模' });
  });

  it('sends no version where the server has none', () => {
    expect(requirementChangesOf(stored, { majorId: 1003, now })).not.toHaveProperty('version');
  });

  it.each([
    ['1 ', 'empty'],
    ['', 'empty'],
    ['　 ', 'empty'],
    [`1 ${'长'.repeat(2000)}`, undefined],
    [`1 ${'长'.repeat(4000)}`, 'tooLong'],
  ])('text %#', (text, problem) => {
    const list = after({ type: 'textChanged', key: first.key, field: 'description', text });
    expect(requirementProblems(list).get(first.key)).toBe(problem);
  });

  it('knows English that is too long', () => {
    const list = after({ type: 'textChanged', key: first.key, field: 'english', text: 'x'.repeat(4001) });
    expect([...requirementProblems(list)]).toEqual([[first.key, 'englishTooLong']]);
  });
});

describe('the number of changes', () => {
  it.each<[number, RequirementsAct[]]>([
    [0, []],
    [0, [{ type: 'textChanged', key: first.key, field: 'description', text: '1 工程知识 ' }]],
    [1, [{ type: 'textChanged', key: first.key, field: 'description', text: '1 知识' }]],
    [1, [{ type: 'requirementAdded' }]],
    [1, [{ type: 'removed', key: first.indicators[0]!.key }]],
    [4, [{ type: 'removed', key: first.key }]],
    [1, [{ type: 'moved', key: first.indicators[0]!.key, toIndex: 2 }]],
    [1, [{ type: 'moved', key: first.indicators[2]!.key, toIndex: 0, requirementKey: stored[1]!.key }]],
  ])('%i', (count, acts) => expect(countRequirementChanges(stored, after(...acts))).toBe(count));
});

describe('after a save', () => {
  /** A server that stores a list as it comes. */
  function store(list: Requirements): GraduateRequire[] {
    let id = 9000;
    const { list: rows } = requirementChangesOf(list, { majorId: 1, now });
    return rows.map((row) => ({
      ...row,
      id: row.id || (id += 1),
      children: row.children.map((child) => ({ ...child, id: child.id || (id += 1) })),
    }));
  }

  it('every item has its id, nothing counts as changed, and what was typed meanwhile is still there', () => {
    fc.assert(
      fc.property(someRequirements, someActs, someActs, (list, acts, later) => {
        const run = (history: ReturnType<typeof startOfRequirements>, all: typeof acts) =>
          all.reduce((state, actOn) => requirementsHistoryReducer(state, actOn(state.present)), history);
        const sent = run(startOfRequirements(list), acts);
        const baseline = requirementsAsStored(sent.present, store(sent.present), now);
        expect(requirementItemsOf(baseline).every(({ id }) => id > 0)).toBe(true);
        expect(countRequirementChanges(baseline, requirementsOntoStored(sent.present, baseline))).toBe(0);
        expect(isSameRequirements(toRequirements(store(sent.present)), baseline)).toBe(true);
        const typed = run(sent, later).present;
        const carried = requirementsOntoStored(typed, baseline);
        expect(requirementItemsOf(carried).map(({ description }) => description)).toEqual(
          requirementItemsOf(typed).map(({ description }) => description),
        );
        const ids = requirementItemsOf(carried).filter(({ id }) => id > 0).length;
        expect(ids).toBe(
          requirementItemsOf(carried).filter(({ key }) => requirementItemsOf(baseline).some((item) => item.key === key)).length,
        );
      }),
    );
  });
});

it('takes the marks of older English from what is stored', () => {
  const changed = after({ type: 'textChanged', key: first.key, field: 'description', text: '1 工程基础' });
  const [reply] = graduateRequires[1003]!;
  const marked = { ...reply!, translations: { en: { description: { ...reply!.translations!.en!.description!, older: true } } } };
  const [saved] = requirementsAsStored(changed, [marked, ...graduateRequires[1003]!.slice(1)], now);
  expect(saved!.translations!.en!.description!.older).toBe(true);
});
