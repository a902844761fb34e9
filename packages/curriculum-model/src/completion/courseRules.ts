import { bilingual } from '../fields';
import { presentRows } from '../hours';
import type { Bilingual } from '../language';
import type { ProjectRow } from '../projects';
import { courseUnitFields, namesWhere, type WireValues } from '../records';
import type { CourseData } from './courseData';
import { itemsOf } from './items';
import type { CompletionItem, CompletionTarget } from './itemSchema';
import { completionItemNames as names, completionMessages as say } from './messages';

const chapters: CompletionTarget = { screen: 'detail', field: 'courseMatrixVOS' };

/** Course info: six fields and the hours (domain.md §7). */
export function infoItems({ course }: Pick<CourseData, 'course'>): CompletionItem[] {
  const item = itemsOf('info');
  const fields = namesWhere(courseUnitFields, { isChecked: true }).map((field) => {
    const { label } = courseUnitFields[field];
    return item(field, label, isFilled(course[field]), say.fillIn(label), { screen: 'detail', field });
  });
  const hours = course.theoryPeriod > 0 || course.practicePeriod > 0;
  return [...fields, item('hours', names.hours, hours, say.hours(), { screen: 'detail', field: 'theoryPeriod' })];
}

function isFilled(value: WireValues['text' | 'choice']): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null;
}

/** Building blocks (“basic build data”): seven items (domain.md §7). */
export function baseItems(data: CourseData): CompletionItem[] {
  const { course, points, ksa, goals, taskGoals } = data;
  const item = itemsOf('base');
  const rows = presentRows(course.courseMatrixVOS);
  const aimed = new Set(taskGoals.map(({ projectId }) => projectId));
  const aimless = firstFault(rows, (row) => aimed.has(row.id));
  return [
    ...chapterItems(data),
    item('points', names.points, points.length > 0, say.noPoint(), { screen: 'points' }),
    item('ksa', names.ksa, ksa.length > 0, say.noKsa(), { screen: 'points' }),
    item('goals', names.goals, goals.length > 0, say.noGoal(), { screen: 'goals' }),
    item(
      'taskGoals',
      names.taskGoals,
      rows.length > 0 && !aimless,
      aimless ? say.projectWithoutTaskGoal(aimless) : say.noTaskGoal(),
      aimless ? { screen: 'taskGoals', projectId: aimless.id } : chapters,
    ),
  ];
}

/** The chapter rules of the basic build data; names the first chapter that breaks one. */
export function chapterItems({ course }: Pick<CourseData, 'course'>): CompletionItem[] {
  const item = itemsOf('base');
  const rows = presentRows(course.courseMatrixVOS);
  const unnamed = firstFault(rows, (row) => row.name.trim() !== '');
  const hourless = firstFault(rows, (row) => row.theoryPeriod > 0 || row.practicePeriod > 0);
  return [
    item('projects', names.projects, rows.length > 0, say.noProject(), chapters),
    item(
      'projectNames',
      names.projectNames,
      rows.length > 0 && !unnamed,
      unnamed ? say.unnamedProject(unnamed) : say.noProjectName(),
      cellOf(unnamed, 'name'),
    ),
    item(
      'projectHours',
      names.projectHours,
      rows.length > 0 && !hourless,
      hourless ? say.projectWithoutHours(hourless) : say.noProjectHours(),
      cellOf(hourless, 'theoryPeriod'),
    ),
  ];
}

interface Fault {
  row: number;
  name: Bilingual;
  id: number;
}

function firstFault(rows: readonly ProjectRow[], isRight: (row: ProjectRow) => boolean): Fault | null {
  const at = rows.findIndex((row) => !isRight(row));
  const row = rows[at];
  return row ? { row: at + 1, name: bilingual(row, 'name'), id: row.id } : null;
}

/** The chapter's cell; where there are no chapters yet, the table that takes them. */
function cellOf(fault: Fault | null, field: string): CompletionTarget {
  return fault ? { screen: 'detail', projectId: fault.id, field } : chapters;
}
