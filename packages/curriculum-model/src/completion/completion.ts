import type { Completion, CompletionPart } from './completionSchema';
import type { CourseData } from './courseData';
import { baseItems, infoItems } from './courseRules';
import type { CompletionItem, CompletionPartName } from './itemSchema';
import { courseMatrixItems, projectMatrixItems } from './matrixRules';
import type { AdditionalInfo } from '../syllabus';
import { itemsOf } from './items';
import { completionMessages as say, reportFields } from './messages';

/** The five parts in the order in which they are shown. */
export const completionPartNames: readonly CompletionPartName[] = ['info', 'base', 'courseMatrix', 'projectMatrix', 'report'];

/** Every completion item of this course, done or not: the single rule set of popup, panel, cards and report (domain.md §7). */
export function completionItems(data: CourseData): CompletionItem[] {
  return [infoItems, baseItems, courseMatrixItems, projectMatrixItems, reportItems].flatMap((rules) => rules(data));
}

/** What is still missing. */
export function unmetItems(items: readonly CompletionItem[]): CompletionItem[] {
  return items.filter((item) => !item.isDone);
}

/** The figures of the five parts. */
export function completionOf(items: readonly CompletionItem[]): Completion {
  const part = (name: CompletionPartName) => partOf(items.filter((item) => item.part === name));
  return {
    info: part('info'),
    base: part('base'),
    courseMatrix: part('courseMatrix'),
    projectMatrix: part('projectMatrix'),
    report: part('report'),
  };
}

/** A card's progress: the rounded mean of the five parts. */
export function progressOf(completion: Completion): number {
  const total = completionPartNames.reduce((sum, name) => sum + completion[name].rate, 0);
  return Math.round(total / completionPartNames.length);
}

/** Done and total as text, and the integer percentage; 0 where nothing is required (domain.md §7). */
function partOf(items: readonly CompletionItem[]): CompletionPart {
  const done = items.filter((item) => item.isDone).length;
  const total = items.length;
  return { completion: `${done}/${total}`, rate: total === 0 ? 0 : Math.round((100 * done) / total) };
}

/** Course start report: the additional-info fields without id and courseUnitId (domain.md §7). */
function reportItems({ report }: CourseData): CompletionItem[] {
  const item = itemsOf('report');
  return Object.entries(reportFields).map(([field, name]) =>
    item(field, name, report !== null && isFilled(report, field as keyof AdditionalInfo), say.fillIn(name), { screen: 'report', field }),
  );
}

function isFilled(report: AdditionalInfo, field: keyof AdditionalInfo): boolean {
  // The first two columns of a schedule row name the time itself.
  if (field === 'schedule') return report.schedule.data.some((row) => row.slice(2).some((cell) => cell.trim() !== ''));
  if (field === 'exampercent') return report.exampercent.rows.some((row) => row.percent > 0);
  const value = report[field];
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
