import {
  blankFields,
  courseCellFields,
  recordsOf,
  relateOption,
  type CourseCell,
  type CourseUnit,
  type ProjectCell,
  type Relate,
  type StatePart,
  type StateRecord,
} from '@college/curriculum-model';
import type { MockState } from '../../mock-api/mockState';
import { ksaOf, pointOf } from '../../points/pointRows';
import { rowValues } from './rowFields';

/** The ids of what entries tie together, by lineage. */
export interface TiedIds {
  chapters: ReadonlyMap<string, number>;
  tasks: ReadonlyMap<string, number>;
  points: ReadonlyMap<string, number>;
  ksas: ReadonlyMap<string, number>;
  indicators: ReadonlyMap<string, number>;
  goals: ReadonlyMap<string, number>;
}

const idIn = (ids: ReadonlyMap<string, number>, key: string | undefined) => ids.get(key ?? '') ?? 0;
const relateOf = ({ fields }: StateRecord) => relateOption(fields.relate as Relate, 'zh');

/** Makes the supports and the entries of the matrices of a course exactly what its part says. */
export function writeEntries(mock: MockState, unit: CourseUnit, part: StatePart, ids: TiedIds): void {
  writeBindings(mock, unit, part, ids);
  const links = recordsOf(part, 'pointKsa').map(({ key }) => {
    const [point, ksa] = key.split('-');
    return { pointId: idIn(ids.points, point), ksaId: idIn(ids.ksas, ksa) };
  });
  const stored = new Set(mock.points.filter(({ courseId }) => courseId === unit.id).map(({ id }) => id));
  const known = new Set(mock.points.map(({ id }) => id));
  mock.pointKsaLinks = [...mock.pointKsaLinks.filter(({ pointId }) => known.has(pointId) && !stored.has(pointId)), ...links];
  const before = mock.courseCells.filter(({ courseUnitId }) => courseUnitId === unit.id);
  const cells = new Map(recordsOf(part, 'placedPoint').map((record) => [record.key, cellOf(mock, unit, record, ids, before)]));
  const wasIn = new Set(before.map(({ id }) => id));
  const entries = recordsOf(part, 'placedKsa').map((record) => entryOf(mock, record, ids, cells));
  mock.courseCells = [...mock.courseCells.filter(({ courseUnitId }) => courseUnitId !== unit.id), ...cells.values()];
  mock.projectCells = [...mock.projectCells.filter(({ projectMatrixId }) => !wasIn.has(projectMatrixId)), ...entries];
}

function writeBindings(mock: MockState, { id: courseId, majorId }: CourseUnit, part: StatePart, { indicators, goals }: TiedIds): void {
  const stored = mock.bindings.filter((binding) => binding.courseId === courseId);
  const bound = recordsOf(part, 'goal').filter(({ fields }) => fields.isBound === true);
  const bindings = recordsOf(part, 'binding').map(({ key, fields }) => {
    const requireId = idIn(indicators, key);
    const id = stored.find((binding) => binding.requireId === requireId)?.id ?? mock.nextId();
    const own = bound.filter(({ under }) => under === key).map((goal) => idIn(goals, goal.key));
    return { id, courseId, majorId, requireId, relate: fields.relate as 0 | 1, goals: own };
  });
  mock.bindings = [...mock.bindings.filter((binding) => binding.courseId !== courseId), ...bindings];
}

function cellOf(mock: MockState, unit: CourseUnit, record: StateRecord, ids: TiedIds, stored: readonly CourseCell[]): CourseCell {
  const [chapter, goal, pointKey] = record.key.split('-');
  const [projectId, graduateRequireId] = [idIn(ids.chapters, chapter), idIn(ids.goals, goal)];
  const point = mock.points.find(({ id }) => id === idIn(ids.points, pointKey))!;
  const before = stored.find((cell) => {
    return cell.projectId === projectId && cell.graduateRequireId === graduateRequireId && cell.point.id === point.id;
  });
  return {
    ...blankFields(courseCellFields),
    ...before,
    ...rowValues('placedPoint', record, before, mock.now()),
    id: before?.id ?? mock.nextId(),
    courseUnitId: unit.id,
    projectId,
    graduateRequireId,
    point: pointOf(point),
    relate: relateOf(record),
  };
}

function entryOf(mock: MockState, record: StateRecord, ids: TiedIds, cells: ReadonlyMap<string, CourseCell>): ProjectCell {
  const keys = record.key.split('-');
  const projectMatrixId = cells.get(keys.slice(0, 3).join('-'))?.id ?? 0;
  const taskGoalId = idIn(ids.tasks, keys[3]);
  const ksa = mock.ksas.find(({ id }) => id === idIn(ids.ksas, keys[4]))!;
  const before = mock.projectCells.find((cell) => {
    return cell.projectMatrixId === projectMatrixId && cell.taskGoalId === taskGoalId && cell.ksa.id === ksa.id;
  });
  return { id: before?.id ?? mock.nextId(), projectMatrixId, taskGoalId, ksa: ksaOf(ksa), relate: relateOf(record) };
}
