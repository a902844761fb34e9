import type { AdditionalInfo } from '../syllabus';

/** What the syllabus says about the person who signs it; a copy is signed by somebody else, so these stay behind (domain.md §6). */
export const signatureFields = ['lecturer', 'phone', 'email', 'department'] as const satisfies readonly (keyof AdditionalInfo)[];

/** The fields of a syllabus that a copy brings along. */
export const copiedSyllabusFields = [
  'score',
  'year',
  'yearPeriod',
  'classname',
  'students',
  'classroom',
  'schedule',
  'textbooks',
  'textreferences',
  'attend',
  'assignment',
  'criterion',
  'practice',
  'textgroup',
  'paper',
  'others',
  'examtype',
  'examway',
  'examdetail',
  'exampercent',
] as const satisfies readonly (keyof AdditionalInfo)[];

type CopiedSyllabus = { [Field in (typeof copiedSyllabusFields)[number]]?: AdditionalInfo[Field] | null };

/** How many of those fields are filled. */
export function countSyllabusFields(syllabus: CopiedSyllabus): number {
  return copiedSyllabusFields.filter((field) => isFilled(syllabus[field])).length;
}

function isFilled(value: CopiedSyllabus[(typeof copiedSyllabusFields)[number]]): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'number') return true;
  return 'rows' in value ? value.rows.length > 0 : value.data.length > 0;
}
