import {
  columnGoals,
  placeKey,
  pointById,
  pointNumber,
  rowsOfProject,
  taskGoalsOf,
  textOf,
  type Language,
  type LinkedMatrices,
  type PlacedPoint,
  type ProjectTaskGoal,
} from '@college/curriculum-model';
import type { MatrixAxis, MatrixHead } from '../MatrixGrid';
import { arrangementColumns } from './arrangement';
import type { ProjectMatrixText } from './messages';

/** The columns of a chapter's project matrix: its task goals, and how its points are taught. */
function projectColumns(taskGoals: readonly ProjectTaskGoal[], language: Language, text: ProjectMatrixText): MatrixAxis {
  const goals = taskGoals.map((goal, index): MatrixHead => {
    const [label, caption] = [textOf(goal, 'description', language), textOf(goal, 'product', language)];
    const code = `T${index + 1}`;
    const tooltip = [`${code} ${label}`, caption].filter(Boolean).join('\n');
    return { id: String(goal.id), code, label, tooltip, ...(caption && { caption }) };
  });
  const texts = arrangementColumns.map((id): MatrixHead => {
    return { id, label: text[id], ...(id === 'hours' && { spoken: text.hoursSpoken, tooltip: text.hoursSpoken }) };
  });
  const groups = [
    { id: 'taskGoals', label: text.taskGoals, members: goals.map(({ id }) => id) },
    { id: 'arrangement', label: text.arrangement, members: [...arrangementColumns] },
  ];
  return { heads: [...goals, ...texts], groups: groups.filter(({ members }) => members.length > 0) };
}

/** Its row headers: the placed points, with their goal where a point has several. */
function pointHeads(matrices: LinkedMatrices, rows: readonly PlacedPoint[], language: Language): MatrixAxis {
  const goalCodes = new Map(columnGoals(matrices).map(({ id, code }) => [id, code]));
  const times = new Map<number, number>();
  for (const { pointId } of rows) times.set(pointId, (times.get(pointId) ?? 0) + 1);
  return {
    heads: rows.map((row): MatrixHead => {
      const point = pointById(matrices, row.pointId);
      const label = point ? textOf(point, 'title', language) : '';
      const caption = (times.get(row.pointId) ?? 0) > 1 ? goalCodes.get(row.goalId) : undefined;
      const code = String(pointNumber(matrices, row.pointId) || '');
      return { id: placeKey(row), code, label, relate: row.relate, tooltip: label, ...(caption && { caption }) };
    }),
  };
}

/** Both axes of a chapter with the points in its rows and the task goals in its columns. */
export function projectAxes(matrices: LinkedMatrices, projectId: number, language: Language, text: ProjectMatrixText) {
  const placed = rowsOfProject(matrices, projectId);
  const taskGoals = taskGoalsOf(matrices, projectId);
  return { placed, taskGoals, columns: projectColumns(taskGoals, language, text), rowAxis: pointHeads(matrices, placed, language) };
}
