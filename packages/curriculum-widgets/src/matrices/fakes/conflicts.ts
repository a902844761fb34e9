import { applyMatrixEdit, type LinkedMatrices, type MatrixEdit } from '@college/curriculum-model';
import type { DeskConflict } from '../desk';
import { sampleMatrices } from './sampleMatrices';

const edited = (...edits: MatrixEdit[]): LinkedMatrices => edits.reduce(applyMatrixEdit, sampleMatrices);
const idOf = (number: string) => {
  const [requirement = 0, indicator = 0] = number.split('.').map(Number);
  return sampleMatrices.requirements[requirement - 1]!.children[indicator - 1]!.id;
};
const chapter = (at: number) => sampleMatrices.projects[at - 1]!.id;
const point = (at: number) => sampleMatrices.points[at - 1]!.id;
const goal = (at: number) => sampleMatrices.goals.filter(({ courseId }) => courseId === 1004)[at - 1]!.id;
const support = (number: string, relate: 0 | 1): MatrixEdit => ({
  type: 'supported',
  cells: [{ courseId: 1004, requireId: idOf(number), relate }],
});
const place = (chapterAt: number, goalAt: number, entries: { id: number; relate: 0 | 1 }[]): MatrixEdit => ({
  type: 'pointsPlaced',
  cells: [{ projectId: chapter(chapterAt), goalId: goal(goalAt), entries }],
});
const treeTraversal = { projectId: chapter(4), goalId: goal(3), pointId: point(5) };

/** Both changed 1.3 and 2.2 of the course's row, the cell of 线性表 and G2, and a learning method; they alone bound 5.1 and filled 绪论 and G2. */
export const sampleConflict: DeskConflict = {
  base: sampleMatrices,
  mine: edited(
    support('1.3', 0),
    support('2.2', 0),
    place(2, 2, [
      { id: point(1), relate: 0 },
      { id: point(2), relate: 1 },
    ]),
    { type: 'arranged', rows: [{ place: treeTraversal, change: { study: '翻转课堂' } }] },
  ),
  theirs: edited(support('1.3', 1), support('2.2', 1), place(2, 2, []), support('5.1', 1), place(1, 2, [{ id: point(1), relate: 0 }]), {
    type: 'arranged',
    rows: [{ place: treeTraversal, change: { study: '自主学习' } }],
  }),
};
