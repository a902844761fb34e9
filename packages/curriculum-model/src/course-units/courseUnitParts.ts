/** Extension: parts of the list of a major: the units that the reader leads, those that are not complete, and those whose syllabus is not. */
export const courseUnitParts = ['mine', 'unfinished', 'syllabusUnfinished'] as const;
export type CourseUnitPart = (typeof courseUnitParts)[number];

/** Whether a unit belongs to a part of the list. */
export function isInPart(part: CourseUnitPart | undefined, unit: { isLed: boolean; progress: number; syllabus: number }): boolean {
  if (part === undefined) return true;
  if (part === 'mine') return unit.isLed;
  return (part === 'unfinished' ? unit.progress : unit.syllabus) < 100;
}
