import { bilingual } from '../fields';
import { presentRows } from '../hours';
import { placeKey } from '../matrices/linked/entries';
import type { CourseData, PlacedCell } from './courseData';
import { itemsOf } from './items';
import type { CompletionItem } from './itemSchema';
import { completionItemNames as names, completionMessages as say } from './messages';

/** Course matrix: every chapter and every bound goal's column has a point (domain.md §7). */
export function courseMatrixItems({ course, goals, bindings, courseCells }: CourseData): CompletionItem[] {
  const item = itemsOf('courseMatrix');
  const filledProjects = new Set(courseCells.map(({ projectId }) => projectId));
  const filledGoals = new Set(courseCells.map(({ graduateRequireId }) => graduateRequireId));
  const goalOf = new Map(goals.map((goal) => [goal.id, goal]));
  const projects = presentRows(course.courseMatrixVOS).map((row, index) =>
    item(
      `project.${row.id}`,
      names.project({ row: index + 1, name: bilingual(row, 'name') }),
      filledProjects.has(row.id),
      say.projectWithoutPoint({ row: index + 1, name: bilingual(row, 'name') }),
      { screen: 'courseMatrix', projectId: row.id },
    ),
  );
  const columns = [...new Set(bindings.flatMap((binding) => binding.goals))].map((goalId) => {
    const goal = goalOf.get(goalId);
    const text = goal ? bilingual(goal, 'description') : { zh: String(goalId), en: String(goalId) };
    return item(`goal.${goalId}`, names.goal({ text }), filledGoals.has(goalId), say.goalWithoutPoint({ text }), {
      screen: 'courseMatrix',
      goalId,
    });
  });
  return [...projects, ...columns];
}

/** Project matrix: every point placed in the course matrix has a KSA item in a task goal (domain.md §7). */
export function projectMatrixItems({ points, courseCells, projectCells }: CourseData): CompletionItem[] {
  const item = itemsOf('projectMatrix');
  const filledEntries = new Set(projectCells.map((cell) => cell.projectMatrixId));
  const filledPoints = new Set(courseCells.filter(({ id }) => filledEntries.has(id)).map(({ point }) => point.id));
  const numbers = new Map(points.map(({ id }, index) => [id, index + 1]));
  const numberOf = (pointId: number) => numbers.get(pointId) ?? 0;
  const placed = [...new Map(courseCells.toReversed().map((cell) => [cell.point.id, cell])).values()];
  const inOrder = placed.toSorted((one, other) => numberOf(one.point.id) - numberOf(other.point.id));
  return inOrder.map((first) => {
    const { id } = first.point;
    const number = numberOf(id);
    const title = bilingual(points[number - 1] ?? first.point, 'title');
    return item(`point.${id}`, names.point({ number, title }), filledPoints.has(id), say.pointWithoutKsa({ number, title }), {
      screen: 'projectMatrix',
      pointId: id,
      projectId: first.projectId,
      row: rowOf(first),
    });
  });
}

function rowOf({ projectId, graduateRequireId, point }: PlacedCell): string {
  return placeKey({ projectId, goalId: graduateRequireId, pointId: point.id });
}
