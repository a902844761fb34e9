/** The five parts of the syllabus and the lines to sign. */
export const outlineParts = [1, 2, 3, 4, 5, 'signatures'] as const;
export type SyllabusPart = (typeof outlineParts)[number];

/** The id that the section of a part carries on the page, so that the outline finds it. */
export function partId(part: SyllabusPart): string {
  return `syllabus-${part === 'signatures' ? part : `part-${part}`}`;
}
