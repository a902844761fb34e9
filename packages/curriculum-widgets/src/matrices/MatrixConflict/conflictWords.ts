import {
  columnAt,
  courseCellFields,
  indicatorAt,
  localize,
  namesOf,
  pointById,
  pointNumber,
  projectById,
  projectNumber,
  type Language,
  type LinkedMatrices,
  type MatrixConflict,
} from '@college/curriculum-model';
import type { DeskConflict } from '../desk';
import { indicatorLabel } from '../MajorMatrix/majorWords';
import type { matrixConflictMessages } from './messages';

export type ConflictText = (typeof matrixConflictMessages)['en'];

/** The address of a cell as text. */
export interface ConflictPlace {
  row: string;
  column: string;
}

const fields = [...namesOf(courseCellFields), 'translations'] as const;

/** The words of a conflict's row and column; a line that one side took out is named by the side that has it. */
export function placeWords(
  conflict: MatrixConflict,
  { mine, theirs, base }: DeskConflict,
  text: ConflictText,
  language: Language,
): ConflictPlace {
  const sides = [mine, theirs, base];
  const first = (find: (side: LinkedMatrices) => string | undefined, id: string) =>
    sides.map(find).find((words) => words !== undefined) ?? text.unknown({ id });
  const { row, column } = conflict;
  if (conflict.matrix === 'major') {
    return {
      row: first((side) => courseName(side, Number(row), language), row),
      column: first((side) => indicatorName(side, Number(column), language), column),
    };
  }
  if (conflict.matrix === 'course') {
    return {
      row: first((side) => chapterName(side, Number(row), language), row),
      column: first((side) => goalName(side, Number(column), language), column),
    };
  }
  const [projectId = 0, goalId = 0, pointId = 0] = row.split(' ').map(Number);
  const place = {
    chapter: first((side) => chapterName(side, projectId, language), String(projectId)),
    point: first((side) => pointName(side, pointId, language), String(pointId)),
    goal: first((side) => columnAt(side, goalId)?.code, String(goalId)),
  };
  const field = fields.find((one) => one === column);
  return { row: text.place(place), column: field ? text[field] : first((side) => taskGoalName(side, Number(column), language), column) };
}

function courseName({ courses }: LinkedMatrices, id: number, language: Language): string | undefined {
  const course = courses.find((one) => one.id === id);
  return course && localize(course, language).name;
}

function indicatorName(matrices: LinkedMatrices, id: number, language: Language): string | undefined {
  const found = indicatorAt(matrices, id);
  return found && `${found.number} ${indicatorLabel(found.indicator, language)}`;
}

function chapterName(matrices: LinkedMatrices, id: number, language: Language): string | undefined {
  const project = projectById(matrices, id);
  return project && `${projectNumber(matrices, id)} ${localize(project, language).name}`;
}

function goalName(matrices: LinkedMatrices, id: number, language: Language): string | undefined {
  const column = columnAt(matrices, id);
  return column && `${column.code} ${localize(column.goal, language).description}`;
}

function pointName(matrices: LinkedMatrices, id: number, language: Language): string | undefined {
  const point = pointById(matrices, id);
  return point && `${pointNumber(matrices, id)} ${localize(point, language).title}`;
}

function taskGoalName({ taskGoals }: LinkedMatrices, id: number, language: Language): string | undefined {
  const goal = taskGoals.find((one) => one.id === id);
  if (!goal) return undefined;
  const number = taskGoals.filter(({ projectId }) => projectId === goal.projectId).indexOf(goal) + 1;
  return `T${number} ${localize(goal, language).description}`;
}
