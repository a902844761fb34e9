import {
  arrange,
  withoutLoose,
  type CourseUnit,
  type CurriculumState,
  type StatePart,
  type StateRecord,
  type StateRecordKind,
  type Translations,
} from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { homeOf, lineageOf, majorOf } from './lineage';
import { fieldsOf } from './rowFields';

/** A row that has a number of its own. */
interface NumberedRow {
  id: number;
  translations?: Translations;
}

/** The curriculum of a major, or of a draft, as the rows of the mock say it: the courses in the order of their age. */
export function majorState(state: MockState, majorId: number): CurriculumState {
  const record = recordMaker(state);
  const requires = state.requires.get(majorId) ?? [];
  const major = partOf('major', homeOf(state, majorId), {
    major: [{ key: '', fields: fieldsOf('major', majorOf(state, majorId)) }],
    requirement: requires.map((row) => record('requirement', row)),
    indicator: requires.flatMap(({ id, children }) => children.map((row) => record('indicator', row, lineageOf(state, id)))),
  });
  const courses = unitsInOrder(state, majorId).map((unit) => coursePart(state, unit));
  return withoutLoose({ major, courses });
}

/** The courses of a major that were saved, the oldest first. */
export function unitsInOrder({ courseUnits }: MockState, majorId: number): CourseUnit[] {
  const age = ({ createTime = '' }: CourseUnit) => Date.parse(createTime) || 0;
  return courseUnits
    .filter((unit) => unit.majorId === majorId && !unit.initing)
    .toSorted((one, other) => age(one) - age(other) || one.id - other.id);
}

function recordMaker(state: MockState) {
  return (kind: StateRecordKind, row: NumberedRow, under?: number | string): StateRecord => ({
    key: String(lineageOf(state, row.id)),
    ...(under === undefined ? {} : { under: String(under) }),
    fields: fieldsOf(kind, row, state.derivations.get(`${kind}:${row.id}`)),
  });
}

function coursePart(state: MockState, unit: CourseUnit): StatePart {
  const record = recordMaker(state);
  const keys = (...ids: readonly number[]) => ids.map((id) => lineageOf(state, id)).join('-');
  const own = <Row extends { courseId: number }>(rows: readonly Row[]) => rows.filter(({ courseId }) => courseId === unit.id);
  const [points, bindings] = [own(state.points), own(state.bindings)];
  const [chapterIds, pointIds] = [new Set(unit.courseMatrixVOS.map(({ id }) => id)), new Set(points.map(({ id }) => id))];
  const bound = new Set(bindings.flatMap(({ requireId, goals }) => goals.map((id) => `${requireId} ${id}`)));
  const placed = state.courseCells.filter(({ courseUnitId, relate }) => courseUnitId === unit.id && relate.relate !== -1);
  const places = new Map(placed.map((cell) => [cell.id, keys(cell.projectId, cell.graduateRequireId, cell.point.id)]));
  const { fields } = record('course', unit);
  return partOf('course', lineageOf(state, unit.id), {
    course: [{ key: '', fields }],
    chapter: unit.courseMatrixVOS.map((row) => record('chapter', row)),
    taskGoal: state.taskGoals
      .filter(({ projectId }) => chapterIds.has(projectId))
      .map((row) => record('taskGoal', row, lineageOf(state, row.projectId))),
    point: points.map((row) => record('point', row)),
    ksa: own(state.ksas)
      .toSorted((one, other) => one.level - other.level)
      .map((row) => record('ksa', row, row.title)),
    pointKsa: state.pointKsaLinks
      .filter(({ pointId }) => pointIds.has(pointId))
      .map(({ pointId, ksaId }) => ({ key: keys(pointId, ksaId), under: keys(pointId), fields: {} })),
    binding: bindings.map(({ requireId, relate }) => ({ key: keys(requireId), fields: { relate } })),
    goal: own(state.goals).map((row) => {
      const goal = record('goal', row, lineageOf(state, row.parentId));
      return bound.has(`${row.parentId} ${row.id}`) ? { ...goal, fields: { ...goal.fields, isBound: true } } : goal;
    }),
    placedPoint: placed.map((cell) => ({
      key: places.get(cell.id)!,
      fields: fieldsOf('placedPoint', { ...cell, relate: cell.relate.relate }),
    })),
    placedKsa: state.projectCells
      .filter(({ projectMatrixId, relate }) => places.has(projectMatrixId) && relate.relate !== -1)
      .map((cell) => ({
        key: `${places.get(cell.projectMatrixId)}-${keys(cell.taskGoalId, cell.ksa.id)}`,
        fields: { relate: cell.relate.relate },
      })),
    syllabus: state.additionalInfos
      .filter(({ courseUnitId }) => courseUnitId === unit.id)
      .map((row) => ({ key: '', fields: fieldsOf('syllabus', row) })),
  });
}

function partOf(kind: StatePart['kind'], lineage: number, lists: Partial<Record<StateRecordKind, readonly StateRecord[]>>): StatePart {
  const records = Object.entries(lists).flatMap(([name, list]) => {
    return list.length === 0 ? [] : [[name, arrange(name as StateRecordKind, list)] as const];
  });
  return { kind, lineage, records: Object.fromEntries(records) };
}
