import type { Goal } from '../../goals';
import { presentRows } from '../../hours';
import type { Ksa, Point } from '../../points';
import type { CourseCell, CourseMatrixAxes, CourseMatrixRow } from '../courseMatrix';
import type { MajorMatrix, MatrixCourseInfo } from '../majorMatrix';
import type { ProjectCell, ProjectMatrixAxes, ProjectMatrixRow } from '../projectMatrix';
import { relateValues } from '../relateValues';
import { placeKey } from './entries';
import type { CourseBinding, LinkedMatrices, PlacedKsa, PlacedPoint, ProjectTaskGoal } from './linkedMatrices';

/** What is read of a row of /matrix/projectmatrix. */
export interface ProjectEntries extends Pick<ProjectMatrixRow, 'version'> {
  projectMatrices: readonly (Pick<ProjectCell, 'projectMatrixId' | 'taskGoalId'> & {
    ksa: Pick<Ksa, 'id'>;
    relate: Pick<ProjectCell['relate'], 'relate'>;
  })[];
}

/** What the calls about the matrices of one course answer. */
export interface MatrixReplies {
  /** /matrix/majormatrix */
  major: MajorMatrix;
  /** /matrix/courseinfo */
  course: Pick<MatrixCourseInfo, 'id' | 'majorId'>;
  /** /matrix/projectnteachgoal */
  axes: CourseMatrixAxes;
  /** Of /matrix/pointnrelate */
  points: readonly Point[];
  /** /matrix/coursematrix */
  rows: readonly CourseMatrixRow[];
  /** /matrix/projecttaskgoal */
  taskAxes: readonly ProjectMatrixAxes[];
  /** Of /matrix/ksanrelate */
  ksas: readonly Ksa[];
  /** /matrix/projectmatrix */
  projectRows: readonly ProjectEntries[];
  /** From /major/v2.0/courseunitdetail, where it was fetched. */
  pointksa?: readonly { id: number; ksa: readonly Pick<Ksa, 'id'>[] }[];
}

/** The three matrices as one value, out of the replies of the calls. Entries without a row or column are left out. */
export function linkedMatricesOf(replies: MatrixReplies): LinkedMatrices {
  const { major, course, axes, rows } = replies;
  const bindings = bindingsOf(major);
  const projects = presentRows(axes.projects);
  const projectIds = new Set(projects.map(({ id }) => id));
  const columns = new Set(bindings.flatMap((binding) => (binding.courseId === course.id ? binding.goals : [])));
  const entries = rows.flatMap((row) =>
    row.data.filter((cell) => cell.projectId === row.project.id && columns.has(cell.graduateRequireId)),
  );
  const placedPoints = once(entries.flatMap(placedPointOf), placeKey).filter(({ projectId }) => projectIds.has(projectId));
  const taskGoals = taskGoalsOf(replies).filter(({ projectId }) => projectIds.has(projectId));
  return {
    majorId: course.majorId,
    courseId: course.id,
    requirements: major.requirements,
    courses: major.courses,
    goals: goalsOf(replies, bindings),
    bindings,
    projects,
    points: [...replies.points],
    ksas: [...replies.ksas],
    ...(replies.pointksa && { pointKsas: replies.pointksa.flatMap(({ id, ksa }) => ksa.map((item) => ({ pointId: id, ksaId: item.id }))) }),
    placedPoints,
    taskGoals,
    placedKsas: placedKsasOf(replies, { entries, placedPoints, taskGoals }),
  };
}

/** Bindings and cells of the major matrix carry the same ids: the cell knows the course. */
function bindingsOf({ requirements, data, bindings }: MajorMatrix): CourseBinding[] {
  const indicators = new Set(requirements.flatMap(({ children }) => children.map(({ id }) => id)));
  const goals = new Map(bindings.map((binding) => [binding.id, binding.goals]));
  const cells = data.filter(({ graduateRequireId }) => indicators.has(graduateRequireId));
  const found = cells.map(({ id, courseUnitId: courseId, graduateRequireId: requireId, relate }): CourseBinding => {
    return { courseId, requireId, relate, goals: [...new Set(goals.get(id))] };
  });
  return once(found, ({ courseId, requireId }) => `${courseId} ${requireId}`);
}

/** Goals of the requirements, with their translations; those that are only in the axes; a bound one that is in neither. */
function goalsOf({ major, axes, course }: MatrixReplies, bindings: readonly CourseBinding[]): Goal[] {
  const listed = [...major.requirements.flatMap(({ children }) => children), ...axes.goals].flatMap(({ children }) => children ?? []);
  const bound = bindings.flatMap(({ courseId, requireId, goals }): Goal[] =>
    courseId === course.id ? goals.map((id) => ({ id, parentId: requireId, courseId, description: '' })) : [],
  );
  return once([...listed, ...bound], ({ id }) => id);
}

function placedPointOf(cell: CourseCell): PlacedPoint[] {
  const { projectId, graduateRequireId: goalId, point, study, teach, product, week, theoryPeriod, practicePeriod, translations } = cell;
  const { relate } = cell.relate;
  if (relate === relateValues.none) return [];
  const texts = { study, teach, product, week, theoryPeriod, practicePeriod };
  return [{ projectId, goalId, pointId: point.id, relate, ...texts, ...(translations ? { translations } : {}) }];
}

function taskGoalsOf({ taskAxes }: MatrixReplies): ProjectTaskGoal[] {
  return taskAxes.flatMap(({ project, goals }) => goals.map((goal) => ({ ...goal, projectId: project.id })));
}

function placedKsasOf(
  { projectRows }: MatrixReplies,
  known: { entries: readonly CourseCell[] } & Pick<LinkedMatrices, 'placedPoints' | 'taskGoals'>,
): PlacedKsa[] {
  if (projectRows.length === 0) return [];
  const standing = new Set(known.placedPoints.map(placeKey));
  const places = new Map(
    known.entries.flatMap(({ id, projectId, graduateRequireId: goalId, point }) => {
      const place = { projectId, goalId, pointId: point.id };
      const key = placeKey(place);
      return standing.has(key) ? [[id, { place, key }]] : [];
    }),
  );
  const projectOf = new Map(known.taskGoals.map(({ id, projectId }) => [id, projectId]));
  const found = new Map<string, PlacedKsa>();
  for (const { projectMatrices } of projectRows) {
    for (const { projectMatrixId, taskGoalId, ksa, relate } of projectMatrices) {
      const { place, key } = places.get(projectMatrixId) ?? {};
      if (!place || relate.relate === relateValues.none || projectOf.get(taskGoalId) !== place.projectId) continue;
      const entry = { ...place, taskGoalId, ksaId: ksa.id, relate: relate.relate };
      const entryKey = `${key} ${taskGoalId} ${ksa.id}`;
      if (!found.has(entryKey)) found.set(entryKey, entry);
    }
  }
  return [...found.values()];
}

/** The first of each; a server should not return one twice. */
function once<Item>(items: readonly Item[], keyOf: (item: Item) => string | number): Item[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}
