import type { AdditionalInfo } from '@college/curriculum-model';
import { schema } from '../db';
import { recordRows } from '../db/recordRows';

export type SyllabusRow = typeof schema.syllabuses.$inferSelect;
export type SyllabusFields = Omit<AdditionalInfo, 'id' | 'courseUnitId' | 'courseDesc' | 'version'>;

/** What reports add to their courses; a course has no row before the first save of its report. */
export const syllabusRows = recordRows(schema.syllabuses);
