import type { Completion, CompletionPart } from './completionSchema';
import type { CourseData } from './courseData';
import { baseItems, infoItems } from './courseRules';
import type { CompletionItem, CompletionPartName } from './itemSchema';
import { courseMatrixItems, projectMatrixItems } from './matrixRules';
import { reportItems } from './reportRules';

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
