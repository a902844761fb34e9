import { bilingual } from '../fields';
import { presentRows } from '../hours';
import type { CourseCell } from '../matrices/courseMatrix';
import { placeKey } from '../matrices/linked/entries';
import type { CourseData } from './courseData';
import { itemsOf } from './items';
import type { CompletionItem } from './itemSchema';
import { completionItemNames as names, completionMessages as say } from './messages';

/** Course matrix: every chapter and every bound goal's column has a point (domain.md §7). */
export function courseMatrixItems({ course, goals, bindings, courseCells }: CourseData): CompletionItem[] {
  const item = itemsOf('courseMatrix');
  const projects = presentRows(course.courseMatrixVOS).map((row, index) =>
    item(
      `project.${row.id}`,
      names.project({ row: index + 1, name: bilingual(row, 'name') }),
      courseCells.some((cell) => cell.projectId === row.id),
      say.projectWithoutPoint({ row: index + 1, name: bilingual(row, 'name') }),
      { screen: 'courseMatrix', projectId: row.id },
    ),
  );
  const columns = [...new Set(bindings.flatMap((binding) => binding.goals))].map((goalId) => {
    const goal = goals.find(({ id }) => id === goalId);
    const text = goal ? bilingual(goal, 'description') : { zh: String(goalId), en: String(goalId) };
    return item(
      `goal.${goalId}`,
      names.goal({ text }),
      courseCells.some((cell) => cell.graduateRequireId === goalId),
      say.goalWithoutPoint({ text }),
      { screen: 'courseMatrix', goalId },
    );
  });
  return [...projects, ...columns];
}

/** Project matrix: every point placed in the course matrix has a KSA item in a task goal (domain.md §7). */
export function projectMatrixItems({ points, courseCells, projectCells }: CourseData): CompletionItem[] {
  const item = itemsOf('projectMatrix');
  const filledEntries = new Set(projectCells.map((cell) => cell.projectMatrixId));
  const numberOf = (pointId: number) => points.findIndex((one) => one.id === pointId) + 1;
  const placed = [...new Map(courseCells.toReversed().map((cell) => [cell.point.id, cell])).values()];
  const inOrder = placed.toSorted((one, other) => numberOf(one.point.id) - numberOf(other.point.id));
  return inOrder.map((first) => {
    const { id } = first.point;
    const entries = courseCells.filter((cell) => cell.point.id === id);
    const number = numberOf(id);
    const title = bilingual(points[number - 1] ?? first.point, 'title');
    return item(
      `point.${id}`,
      names.point({ number, title }),
      entries.some((cell) => filledEntries.has(cell.id)),
      say.pointWithoutKsa({ number, title }),
      { screen: 'projectMatrix', pointId: id, projectId: first.projectId, row: rowOf(first) },
    );
  });
}

function rowOf({ projectId, graduateRequireId, point }: CourseCell): string {
  return placeKey({ projectId, goalId: graduateRequireId, pointId: point.id });
}
