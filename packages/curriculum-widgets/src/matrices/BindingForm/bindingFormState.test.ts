import { applyMatrixEdit, bindingAt, columnGoals, type LinkedMatrices, type MatrixEdit } from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMatrices as matrices } from '../fakes/sampleMatrices';
import {
  bindingEdit,
  changesBinding,
  draftsAfter,
  hasDraft,
  needsOf,
  shownChoice,
  storedChoice,
  type BindingDrafts,
  type BindingFormEvent,
} from './bindingFormState';
import { courseGoals } from './courseGoals';
import { leftBare } from './leftBare';

const none: BindingDrafts = new Map();
const blank = { courseId: 1004, requireId: 1101 };
const filled = { courseId: 1004, requireId: 1104 };
const g = Object.fromEntries(courseGoals(matrices, 1004).map(({ code, id }) => [code, id]));

describe('goals of a course', () => {
  it('are called as the course matrix calls them', () => {
    const columns = columnGoals(matrices).map(({ id, code }) => ({ id, code }));
    expect(courseGoals(matrices, 1004).map(({ id, code }) => ({ id, code }))).toEqual(columns);
  });

  it('come bound first, then those that are not, and those of which only the id is known', () => {
    const unbound: LinkedMatrices = { ...matrices, bindings: matrices.bindings.filter(({ requireId }) => requireId !== 1102) };
    expect(courseGoals(unbound, 1004).map(({ id, boundTo }) => [id, boundTo?.number])).toEqual([
      [g['G2'], '2.1'],
      [g['G3'], '3.1'],
      [g['G4'], '4.1'],
      [g['G1'], undefined],
    ]);
    const untold = { ...matrices, goals: [] };
    expect(courseGoals(untold, 1004).map(({ id, goal }) => [id, goal])).toEqual(Object.values(g).map((id) => [id, undefined]));
  });
});

describe('the form of a cell', () => {
  it('shows what the cell holds', () => {
    expect(storedChoice(matrices, filled)).toEqual({ requireId: 1104, relate: 0, goals: [g['G2']] });
    expect(storedChoice(matrices, blank)).toEqual({ requireId: 1101, relate: -1, goals: [] });
  });

  it('offers a blank cell the unbound goals of its indicator point', () => {
    const unbound = applyMatrixEdit(matrices, { type: 'supported', cells: [{ ...filled, relate: -1 }] });
    expect(storedChoice(unbound, filled)).toEqual({ requireId: 1104, relate: -1, goals: [g['G2']] });
  });

  it.each<[string, Parameters<typeof needsOf>[0], ReturnType<typeof needsOf>]>([
    ['nothing', { requireId: null, relate: -1, goals: [] }, ['indicator', 'relate', 'goals']],
    ['no indicator', { requireId: null, relate: 0, goals: [1] }, ['indicator']],
    ['no strength', { requireId: 1101, relate: -1, goals: [1] }, ['relate']],
    ['no goal', { requireId: 1101, relate: 1, goals: [] }, ['goals']],
    ['all', { requireId: 1101, relate: 0, goals: [1] }, []],
  ])('needs an indicator point, a strength and a goal: %s', (_, choice, needs) => {
    expect(needsOf(choice)).toEqual(needs);
    expect(bindingEdit(1004, choice) === null).toBe(needs.length > 0);
  });

  it('keeps the selection per cell', () => {
    const drafts = draftsAfter(matrices, blank, none, { type: 'relateChosen', relate: 1 });
    expect(shownChoice(matrices, blank, drafts).relate).toBe(1);
    expect(hasDraft(matrices, filled, drafts)).toBe(false);
    expect(hasDraft(matrices, blank, draftsAfter(matrices, blank, drafts, { type: 'draftDropped' }))).toBe(false);
  });

  it('forgets a draft once the cell holds something else', () => {
    const drafts = draftsAfter(matrices, filled, none, { type: 'goalToggled', goalId: g['G2']! });
    const cycled = applyMatrixEdit(matrices, { type: 'supported', cells: [{ ...filled, relate: 1 }] });
    expect(shownChoice(cycled, filled, drafts)).toEqual({ requireId: 1104, relate: 1, goals: [g['G2']] });
  });

  it('shows the binding of another indicator point that is chosen, and keeps the choice for a bare one', () => {
    const drafts = draftsAfter(matrices, blank, none, { type: 'relateChosen', relate: 1 });
    const bound = draftsAfter(matrices, blank, drafts, { type: 'indicatorChosen', requireId: 1104 });
    expect(shownChoice(matrices, blank, bound)).toEqual({ requireId: 1104, relate: 0, goals: [g['G2']] });
    const bare = draftsAfter(matrices, blank, drafts, { type: 'indicatorChosen', requireId: 1103 });
    expect(shownChoice(matrices, blank, bare)).toMatchObject({ requireId: 1103, relate: 1 });
  });

  it('names the indicator points that lose their last goal', () => {
    expect(leftBare(matrices, 1004, { requireId: 1101, relate: 0, goals: [g['G1']!, g['G2']!] })).toEqual(['1.2', '2.1']);
    expect(leftBare(matrices, 1004, { requireId: 1104, relate: 0, goals: [g['G2']!] })).toEqual([]);
  });

  it('binds what it shows, whatever was pressed before', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('indicatorChosen' as const), requireId: fc.constantFrom(1101, 1102, 1104, 1110, null) }),
      fc.record({ type: fc.constant('relateChosen' as const), relate: fc.constantFrom(0 as const, 1 as const) }),
      fc.record({ type: fc.constant('goalToggled' as const), goalId: fc.constantFrom(...Object.values(g)) }),
      fc.constant({ type: 'draftDropped' as const }),
    ) satisfies fc.Arbitrary<BindingFormEvent>;
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), fc.constantFrom(blank, filled), (events, cell) => {
        const drafts = events.reduce((before, one) => draftsAfter(matrices, cell, before, one), none);
        const choice = shownChoice(matrices, cell, drafts);
        const edit: MatrixEdit | null = bindingEdit(cell.courseId, choice);
        if (!edit || choice.requireId === null) return;
        const after = applyMatrixEdit(matrices, edit);
        const binding = bindingAt(after, cell.courseId, choice.requireId);
        expect(binding).toMatchObject({ relate: choice.relate });
        expect(new Set(binding?.goals)).toEqual(new Set(choice.goals));
        expect(changesBinding(matrices, cell.courseId, choice)).toBe(after.bindings !== matrices.bindings);
        expect(changesBinding(after, cell.courseId, choice)).toBe(false);
      }),
    );
  });
});
