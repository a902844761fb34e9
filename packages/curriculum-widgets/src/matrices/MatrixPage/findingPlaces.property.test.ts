import {
  bindingAt,
  columnGoals,
  indicatorsOf,
  ksasAt,
  matrixFindings,
  matrixRules,
  placeKey,
  pointsAt,
  relateValues,
  rowsOfProject,
  taskGoalsColumn,
  taskGoalsOf,
  type LinkedMatrices,
  type MatrixFinding,
  type MatrixRule,
} from '@college/curriculum-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleMatrices as sample } from '../fakes/sampleMatrices';
import { emptinessOf } from '../MatrixFrame/emptiness';
import { arrangementColumns } from '../ProjectMatrix/arrangement';
import { spotOf } from './matrixPlace';

const own = sample.courseId;
const indicators = (matrices: LinkedMatrices) => indicatorsOf(matrices).flatMap((one) => one.indicators);
const strengthsOf = (matrices: LinkedMatrices, requireId: number) =>
  matrices.courses.flatMap(({ id, classId }) => {
    const binding = bindingAt(matrices, id, requireId);
    return binding ? [{ classId, relate: binding.relate }] : [];
  });
const rowsOf = (matrices: LinkedMatrices) => matrices.projects.flatMap(({ id }) => rowsOfProject(matrices, id));
const drawnPoints = (matrices: LinkedMatrices) =>
  matrices.projects.flatMap(({ id }) => columnGoals(matrices).flatMap((column) => pointsAt(matrices, id, column.id)));
const drawnKsas = (matrices: LinkedMatrices, rows = rowsOf(matrices)) =>
  rows.flatMap((row) => taskGoalsOf(matrices, row.projectId).flatMap((goal) => ksasAt(matrices, row, goal.id)));

/** What the page draws when the sentence of the rule is true. */
const isSeen: Record<MatrixRule, (matrices: LinkedMatrices, finding: MatrixFinding) => boolean> = {
  indicatorUnsupported: (matrices, { subject }) => strengthsOf(matrices, subject.id).length === 0,
  indicatorWeakOnly: (matrices, { subject }) => strengthsOf(matrices, subject.id).every(({ relate }) => relate === relateValues.weak),
  indicatorOnOneElective: (matrices, { subject }) =>
    strengthsOf(matrices, subject.id)
      .map(({ classId }) => classId)
      .join() === '2',
  courseWithoutSupport: (matrices, { subject }) => indicators(matrices).every(({ id }) => !bindingAt(matrices, subject.id, id)),
  bindingWithoutGoal: (matrices, { at }) => bindingAt(matrices, Number(at.row), Number(at.column))?.goals.length === 0,
  goalUnbound(matrices, { subject, at, sentence }) {
    const { number } = indicators(matrices).find(({ id }) => String(id) === at.column)!;
    const hasStrength = bindingAt(matrices, own, Number(at.column)) !== undefined;
    const isNotColumn = columnGoals(matrices).every(({ id }) => id !== subject.id);
    return isNotColumn && sentence.zh.includes(`指标点 ${number} `) && sentence.zh.includes('还没有支撑强度') !== hasStrength;
  },
  goalWithoutPoint: (matrices, { subject }) => matrices.projects.every(({ id }) => pointsAt(matrices, id, subject.id).length === 0),
  projectWithoutPoint: (matrices, { subject }) => rowsOfProject(matrices, subject.id).length === 0,
  projectHours: (matrices, { subject }) => rowsOfProject(matrices, subject.id).length > 0,
  pointUnused: (matrices, { subject }) => drawnPoints(matrices).every(({ pointId }) => pointId !== subject.id),
  projectWithoutTaskGoal: (matrices, { subject }) => taskGoalsOf(matrices, subject.id).length === 0,
  pointWithoutKsa: (matrices, { at }) =>
    drawnKsas(
      matrices,
      rowsOf(matrices).filter((row) => placeKey(row) === at.row),
    ).length === 0,
  ksaUnused: (matrices, { subject }) => drawnKsas(matrices).every(({ ksaId }) => ksaId !== subject.id),
};

function isDrawn(matrices: LinkedMatrices, { at, rule }: MatrixFinding): boolean {
  const { cell } = spotOf(matrices, at);
  const projectId = at.projectId ?? 0;
  const lines = {
    major: [matrices.courses.map(({ id }) => String(id)), indicators(matrices).map(({ id }) => String(id))],
    course: [matrices.projects.map(({ id }) => String(id)), columnGoals(matrices).map(({ id }) => String(id))],
    project: [
      rowsOfProject(matrices, projectId).map(placeKey),
      [...taskGoalsOf(matrices, projectId).map(({ id }) => String(id)), ...arrangementColumns],
    ],
  }[at.matrix];
  // Without a table the matrix names the next step, and links to it.
  if (!cell && emptinessOf(matrices, at.matrix) !== null) return true;
  if (!cell) return at.projectId !== undefined && lines[0]!.length === 0 && (rule !== 'ksaUnused' || rowsOf(matrices).length === 0);
  return lines[0]!.includes(cell.rowId) && lines[1]!.includes(cell.columnId);
}

const kept = <Item>(items: readonly Item[]) => fc.subarray([...items]);
const key = ({ courseId, requireId }: { courseId: number; requireId: number }) => `${courseId} ${requireId}`;

/** The sample with much of it taken away, and nothing left that had its place there. */
const poorer: fc.Arbitrary<LinkedMatrices> = fc
  .record({
    bindings: kept(sample.bindings.filter(({ courseId }) => courseId === own)),
    isOthersKept: fc.boolean(),
    isBare: fc.boolean(),
    projects: kept(sample.projects),
    placedPoints: kept(sample.placedPoints),
    taskGoals: kept(sample.taskGoals),
    placedKsas: kept(sample.placedKsas),
    pointKsas: kept(sample.pointKsas ?? []),
  })
  .map(({ bindings, isOthersKept, isBare, projects, ...few }) => {
    const chapters = new Set(projects.map(({ id }) => id));
    const mine = new Set(bindings.map(key));
    const all = sample.bindings
      .filter((binding) => (binding.courseId === own ? mine.has(key(binding)) : isOthersKept))
      .map((binding) => (isBare && binding.courseId === own ? { ...binding, goals: binding.goals.slice(1) } : binding));
    const goals = new Set(all.filter(({ courseId }) => courseId === own).flatMap((binding) => binding.goals));
    const placedPoints = few.placedPoints.filter(({ goalId, projectId }) => goals.has(goalId) && chapters.has(projectId));
    const taskGoals = few.taskGoals.filter(({ projectId }) => chapters.has(projectId));
    const [places, aims] = [new Set(placedPoints.map(placeKey)), new Set(taskGoals.map(({ id }) => id))];
    const placedKsas = few.placedKsas.filter((entry) => places.has(placeKey(entry)) && aims.has(entry.taskGoalId));
    return { ...sample, bindings: all, projects, placedPoints, taskGoals, placedKsas, pointKsas: few.pointKsas };
  });

describe('the message of a gap', () => {
  it('is what the matrices show, and its cell is drawn', () => {
    const met = new Set<MatrixRule>();
    fc.assert(
      fc.property(poorer, (matrices) => {
        for (const finding of matrixFindings(matrices)) {
          met.add(finding.rule);
          const { rule, id } = finding;
          expect([id, isSeen[rule](matrices, finding), isDrawn(matrices, finding)]).toEqual([id, true, true]);
          if (finding.at.column === taskGoalsColumn) expect(rule).toBe('projectWithoutTaskGoal');
        }
      }),
      { numRuns: 60, seed: 15 },
    );
    expect([...met].toSorted()).toEqual([...matrixRules].toSorted());
  });
});
