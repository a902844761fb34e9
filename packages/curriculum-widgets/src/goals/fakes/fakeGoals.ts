import type { Goal, Indicator } from '@college/curriculum-model';
import type { GoalsSource } from '../GoalsSource';

/** A server of one course's goals in memory: it numbers new goals, keeps their order and refuses unknown ones. */
export function fakeGoals(start: readonly Indicator[]): GoalsSource & { goals: () => readonly Goal[] } {
  let rows: readonly Indicator[] = structuredClone(start);
  let lastId = 20_000;

  function change(parentId: number, children: (goals: readonly Goal[]) => Goal[]) {
    if (!rows.some(({ id }) => id === parentId)) throw new Error('指标点不存在');
    rows = rows.map((row) => (row.id === parentId ? { ...row, children: children(row.children) } : row));
  }
  function parentOf(goalId: number): number {
    const row = rows.find(({ children }) => children.some(({ id }) => id === goalId));
    if (!row) throw new Error('教学目标不存在或已删除');
    return row.id;
  }

  return {
    goals: () => rows.flatMap(({ children }) => children),
    loadGoals: async () => structuredClone(rows),
    async addGoals(goals) {
      for (const goal of goals) {
        lastId += 1;
        const id = lastId;
        change(goal.parentId, (children) => [...children, { ...goal, id }]);
      }
    },
    async updateGoal(goal) {
      change(parentOf(goal.id), (children) => children.map((child) => (child.id === goal.id ? goal : child)));
    },
    async deleteGoal(goalId) {
      change(parentOf(goalId), (children) => children.filter(({ id }) => id !== goalId));
    },
  };
}
