import {
  checkHours,
  completionOf,
  completionPartNames,
  progressOf,
  unmetItems,
  withEditedCourse,
  type CompletionItem,
  type CompletionPart,
  type CompletionPartName,
  type CourseUnit,
  type HoursFinding,
  type MatrixDoubt,
} from '@college/curriculum-model';

/** One part of the panel: its figures and its missing items. */
export interface CheckPart extends CompletionPart {
  name: CompletionPartName;
  missing: readonly CompletionItem[];
  /** Hours that do not add up: filled in, counted as done, and still doubtful. */
  doubts: readonly HoursFinding[];
  /** Gaps of the matrices that are not completion items. */
  gaps: readonly MatrixDoubt[];
}

/** What the panel shows of a course. */
export interface Check {
  /** The mean of the five parts. */
  overall: number;
  parts: readonly CheckPart[];
  missingCount: number;
  doubtCount: number;
}

/** A list as long as this starts folded, so that the parts below it stay in view. */
const longList = 9;

/** Lays the unit being edited over what was last checked; without one the check is unchanged. */
export function checkOf(items: readonly CompletionItem[], course?: CourseUnit, gaps: readonly MatrixDoubt[] = []): Check {
  const current = course ? withEditedCourse(items, course) : items;
  const completion = completionOf(current);
  const doubts = course && course.courseMatrixVOS.length > 0 ? checkHours(course) : [];
  const parts = completionPartNames.map((name) => ({
    name,
    ...completion[name],
    missing: unmetItems(current).filter((item) => item.part === name),
    doubts: name === 'base' ? doubts : [],
    gaps: gaps.filter(({ part }) => part === name),
  }));
  return { overall: progressOf(completion), parts, missingCount: unmetItems(current).length, doubtCount: doubts.length + gaps.length };
}

/** Whether a part is unfolded before anyone chose. */
export function isUnfoldedAtFirst({ missing, doubts, gaps }: Pick<CheckPart, 'missing' | 'doubts' | 'gaps'>): boolean {
  const count = missing.length + doubts.length + gaps.length;
  return count > 0 && count < longList;
}
