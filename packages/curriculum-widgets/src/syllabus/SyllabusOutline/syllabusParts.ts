import type { SyllabusFieldName } from '@college/curriculum-model';

/** The five parts of the syllabus and the lines to sign. */
export const syllabusParts = [1, 2, 3, 4, 5, 'signatures'] as const;
export type SyllabusPart = (typeof syllabusParts)[number];

/** The id that the section of a part carries on the page, so that the outline finds it. */
export function partId(part: SyllabusPart): string {
  return `syllabus-${part === 'signatures' ? part : `part-${part}`}`;
}

/** How far a part is filled in, and what it still lacks. */
export interface PartReadiness {
  part: 1 | 2 | 3 | 4 | 5;
  filled: number;
  total: number;
  missing: readonly SyllabusFieldName[];
}

/** The matrices that the report reads, under its own names (decision 98), and the part in which each stands. */
export const matrixParts = { majorMatrix: 1, projectMatrix: 2, pointMatrix: 5 } as const;
export type ReportMatrix = keyof typeof matrixParts;
