import { namesWhere } from '../records/deriveFields';
import { syllabusFields } from '../records/syllabus';
import { editorName, type SyllabusFieldName } from './fieldNames';

/** A table of the report that is filled in on another page. */
export type SyllabusTableName = 'majorMatrix' | 'projectMatrix' | 'pointMatrix';

interface PartContent {
  fields: readonly SyllabusFieldName[];
  tables: readonly SyllabusTableName[];
}

/** What the five parts consist of, in the order of the paper (reference §2.12). */
export const syllabusParts = {
  1: { fields: namesWhere(syllabusFields, { part: 1 }).map(editorName), tables: ['majorMatrix'] },
  2: { fields: ['courseDesc'], tables: ['projectMatrix'] },
  3: { fields: namesWhere(syllabusFields, { part: 3 }).map(editorName), tables: [] },
  4: { fields: namesWhere(syllabusFields, { part: 4 }).map(editorName), tables: [] },
  5: { fields: [], tables: ['pointMatrix'] },
} as const satisfies Record<1 | 2 | 3 | 4 | 5, PartContent>;

/** Every field that is filled in on paper, in its order; the score scale is part of the score composition, the hours are computed. */
export const syllabusFieldOrder = [
  ...syllabusParts[1].fields,
  ...syllabusParts[2].fields,
  ...syllabusParts[3].fields,
  ...syllabusParts[4].fields,
] as const;
