import { namesWhere, syllabusFields } from '../records';
import type { AdditionalInfo } from '../syllabus';

/** The fields of a syllabus that a copy brings along. */
const copiedSyllabusFields = namesWhere(syllabusFields, { inCopy: 'kept' });

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
