import {
  columnGoals,
  numberedText,
  textOf,
  type ColumnGoal,
  type Language,
  type LinkedMatrices,
  type ProjectRow,
} from '@college/curriculum-model';
import type { MatrixAxis, MatrixGroup } from '../MatrixGrid';

/** The columns of the course matrix: the bound goals under their indicator points. */
function courseColumns(columns: readonly ColumnGoal[], language: Language): MatrixAxis {
  const groups = new Map<number, MatrixGroup & { members: string[] }>();
  for (const { id, indicator } of columns) {
    const group = groups.get(indicator.id);
    if (group) {
      group.members.push(String(id));
      continue;
    }
    const label = numberedText(textOf(indicator.indicator, 'description', language)).text;
    const { number } = indicator;
    groups.set(indicator.id, { id: String(indicator.id), code: number, label, tooltip: `${number} ${label}`, members: [String(id)] });
  }
  return {
    heads: columns.map(({ id, code, goal }) => {
      const label = textOf(goal, 'description', language);
      return { id: String(id), code, label, tooltip: `${code} ${label}` };
    }),
    groups: [...groups.values()],
  };
}

/** The heads of its rows: the chapters with their hours. */
function chapterHeads(projects: readonly ProjectRow[], language: Language): MatrixAxis {
  return {
    heads: projects.map((project, index) => {
      const { id, theoryPeriod, practicePeriod } = project;
      const label = textOf(project, 'name', language);
      return { id: String(id), code: String(index + 1), label, caption: `${theoryPeriod}/${practicePeriod}`, tooltip: label };
    }),
  };
}

/** Both axes, the same objects as long as nothing in them changed. */
export function createCourseAxes() {
  let columns: { of: readonly unknown[]; axis: MatrixAxis } | undefined;
  let rows: { of: readonly unknown[]; axis: MatrixAxis } | undefined;
  return (matrices: LinkedMatrices, language: Language) => {
    const goals = columnGoals(matrices);
    const { projects } = matrices;
    if (!columns || !isSame(columns.of, [goals, language])) columns = { of: [goals, language], axis: courseColumns(goals, language) };
    if (!rows || !isSame(rows.of, [projects, language])) rows = { of: [projects, language], axis: chapterHeads(projects, language) };
    return { columns: columns.axis, rowAxis: rows.axis };
  };
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((value, index) => value === other[index]);
}
