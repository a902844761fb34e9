import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bindGoals,
  bindingProgress,
  boundGoals,
  canBind,
  emptyChoice,
  mustReloadGoals,
  unbindRequire,
  type BoundRelation,
} from './binding';
import { checkGoalRelations } from './checkRelations';
import { addCopyMessage, emptyCopyLog, isCopyDone } from './progress';

const goal = (id: number) => ({ id, parentId: 7, courseId: 1004, description: `G${id}` });

describe('binding goals', () => {
  it('needs an indicator, a strength and a goal that is not bound; strong is a strength', () => {
    const bound = bindGoals([], { requireId: 9, relate: 0, goals: [1] });
    expect(bound).toEqual([{ requireId: 9, relate: 0, goals: [1] }]);
    expect(canBind(emptyChoice, [])).toBe(false);
    expect(canBind({ requireId: null, relate: 0, goals: [1] }, [])).toBe(false);
    expect(canBind({ requireId: 9, relate: -1, goals: [1] }, [])).toBe(false);
    expect(canBind({ requireId: 9, relate: 0, goals: [] }, [])).toBe(false);
    expect(canBind({ requireId: 8, relate: 0, goals: [1] }, bound)).toBe(false);
    expect(bindGoals(bound, { requireId: 8, relate: 1, goals: [1] })).toEqual(bound);
  });

  it('merges under one indicator with the last strength', () => {
    const first = bindGoals([], { requireId: 9, relate: 0, goals: [1] });
    const both = bindGoals(first, { requireId: 9, relate: 1, goals: [2, 2] });
    expect(both).toEqual([{ requireId: 9, relate: 1, goals: [1, 2] }]);
    expect(bindingProgress([goal(1), goal(2), goal(3)], both)).toEqual({ bound: 2, total: 3, percent: 67, isComplete: false });
  });

  it('is complete without any source goal', () => {
    expect(bindingProgress([], [])).toEqual({ bound: 0, total: 0, percent: 100, isComplete: true });
  });

  it('reloads only for another major than the loaded one', () => {
    expect([mustReloadGoals(null, 2), mustReloadGoals(2, 2), mustReloadGoals(3, 2)]).toEqual([true, false, true]);
  });

  it('binds each goal at most once and has one card per indicator, whatever is done', () => {
    const step = fc.oneof(
      fc.record({
        requireId: fc.integer({ min: 1, max: 4 }),
        relate: fc.constantFrom(0 as const, 1 as const, -1 as const),
        goals: fc.array(fc.integer({ min: 1, max: 6 })),
      }),
      fc.integer({ min: 1, max: 4 }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let relations: BoundRelation[] = [];
        for (const one of steps) relations = typeof one === 'number' ? unbindRequire(relations, one) : bindGoals(relations, one);
        expect(new Set(relations.map((relation) => relation.requireId)).size).toBe(relations.length);
        expect(relations.flatMap((relation) => relation.goals)).toHaveLength(boundGoals(relations).size);
        expect(relations.every((relation) => relation.goals.length > 0)).toBe(true);
        const known = { goalIds: [...boundGoals(relations)], indicatorIds: [1, 2, 3, 4] };
        expect(checkGoalRelations(relations, known)).toEqual([]);
      }),
    );
  });
});

describe('what the server finds wrong with bindings', () => {
  it('names foreign, repeated and missing ids', () => {
    const relations = [
      { requireId: 9, relate: 0 as const, goals: [1, { id: 1 }] },
      { requireId: 9, relate: 1 as const, goals: [5] },
      { requireId: 8, relate: 1 as const, goals: [] },
    ];
    expect(checkGoalRelations(relations, { goalIds: [1, 2], indicatorIds: [9] }).map((found) => found.zh)).toEqual([
      '指标点 8 不属于目标专业',
      '指标点 9 重复出现',
      '指标点 8 没有绑定教学目标',
      '教学目标 5 不属于该课程',
      '教学目标 1 重复绑定',
      '还有 1 个教学目标未绑定',
    ]);
  });
});

describe('copy progress', () => {
  it('orders messages by number, replaces repeated ones and never decreases', () => {
    const log = [
      { no: 2, message: 'b', percent: 35 },
      { no: 1, message: 'a', percent: 20 },
      { no: 2, message: 'b', percent: 35 },
    ].reduce(addCopyMessage, emptyCopyLog);
    expect(log.messages.map((message) => message.no)).toEqual([1, 2]);
    expect(log.percent).toBe(35);
    expect(isCopyDone(log)).toBe(false);
    expect(isCopyDone(addCopyMessage(log, { no: 3, message: 'c', percent: 100 }))).toBe(true);
  });
});
