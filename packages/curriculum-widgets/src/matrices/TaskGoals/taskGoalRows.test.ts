import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankRows, countRowChanges, planSave, rowsOf, withMovedRow, withNewRow, type TaskGoalRow } from './taskGoalRows';

const stored = [
  { id: 1001, projectId: 1064, description: '完成遍历', product: '程序' },
  { id: 1002, projectId: 1064, description: '压缩文本', product: '报告' },
  { id: 1003, projectId: 1064, description: '画出树', product: '' },
];
const rows = rowsOf(stored);
const edited = (change: Partial<TaskGoalRow>, at = 1) => rows.map((row, index) => (index === at ? { ...row, ...change } : row));
const added = (description: string) => withNewRow(rows).map((row) => (row.id === 0 ? { ...row, description } : row));

describe('planSave', () => {
  it('sends nothing when nothing differs, blanks at the edges not counted', () => {
    expect(planSave(stored, rows)).toBeNull();
    expect(planSave(stored, edited({ description: ' 压缩文本 ' }))).toBeNull();
  });

  it('sends the one goal that was changed, added or taken out', () => {
    expect(planSave(stored, edited({ product: ' 实验报告 ' }))).toEqual({ kind: 'one', goal: { ...stored[1], product: '实验报告' } });
    expect(planSave(stored, added('测量高度'))).toEqual({ kind: 'one', goal: { id: 0, description: '测量高度', product: '' } });
    expect(planSave(stored, rows.slice(1))).toEqual({ kind: 'one', goal: { ...stored[0], id: -1001 } });
  });

  it.each<[string, TaskGoalRow[], number[]]>([
    ['several changed', edited({ product: 'x' }, 0).map((row, at) => (at === 1 ? { ...row, product: 'y' } : row)), [1001, 1002, 1003]],
    ['the order changed', withMovedRow(rows, 'goal-1003', 0), [1003, 1001, 1002]],
    ['one was added between', withMovedRow(added('新'), 'new-1', 1), [1001, 0, 1002, 1003]],
    ['one came and one went', added('新').slice(1), [1002, 1003, 0]],
  ])('sends the whole list when %s', (_title, now, ids) => {
    const plan = planSave(stored, now);
    expect(plan?.kind === 'all' && plan.goals.map(({ id }) => id)).toEqual(ids);
    expect(countRowChanges(stored, now)).toBeGreaterThan(0);
  });

  it('neither sends nor counts a new row with nothing in it, wherever it stands', () => {
    const empty = withMovedRow(withNewRow(rows), 'new-1', 1);
    expect(planSave(stored, empty)).toBeNull();
    expect(countRowChanges(stored, empty)).toBe(0);
    const withOther = withNewRow(added('测量高度'));
    expect(planSave(stored, withOther)).toEqual({ kind: 'one', goal: { id: 0, description: '测量高度', product: '' } });
    expect(countRowChanges(stored, withOther)).toBe(1);
  });

  it('sends exactly when there is something to count', () => {
    const key = fc.constantFrom('goal-1001', 'goal-1002', 'goal-1003');
    const act = fc.oneof(
      fc.record({ kind: fc.constant('move' as const), key, to: fc.nat({ max: 3 }) }),
      fc.record({ kind: fc.constant('remove' as const), key }),
      fc.record({ kind: fc.constant('write' as const), key, text: fc.constantFrom('完成遍历', '压缩文本', ' ', 'x') }),
      fc.constant({ kind: 'add' as const }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 6 }), (acts) => {
        const now = acts.reduce<TaskGoalRow[]>((all, one) => {
          if (one.kind === 'move') return withMovedRow(all, one.key, one.to);
          if (one.kind === 'remove') return all.filter((row) => row.key !== one.key);
          if (one.kind === 'write') return all.map((row) => (row.key === one.key ? { ...row, description: one.text } : row));
          return withNewRow(all);
        }, rows);
        expect(new Set(now.map((row) => row.key)).size).toBe(now.length);
        expect(planSave(stored, now) === null).toBe(countRowChanges(stored, now) === 0);
        const plan = planSave(stored, now);
        const sent = now.filter(({ id, description }) => id > 0 || description.trim() !== '');
        if (plan?.kind === 'all') expect(plan.goals.map(({ id }) => id)).toEqual(sent.map(({ id }) => id));
      }),
    );
  });
});

it('names the rows without a description, but not new ones with nothing in them', () => {
  expect(blankRows(edited({ description: ' \n　' }))).toEqual(['goal-1002']);
  expect(blankRows(withNewRow(rows).map((row) => (row.id === 0 ? { ...row, product: '报告' } : row)))).toEqual(['new-1']);
  expect(blankRows(withNewRow(rows))).toEqual([]);
});
