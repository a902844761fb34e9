import { storedList, type CourseText, type CourseUnitDetail, type SavedTexts, type Translations } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listCourseTexts, saveTranslations } from './translations.contract';

/** The English of each record as stored, and the unit that all of them belong to. */
export interface StoredTexts {
  list: { kind: SavedTexts['kind']; id: number; translations: Translations }[];
  record?: CourseUnitDetail | undefined;
}

/** English translations of records (decision 156). */
export function createTranslations(client: Client) {
  return {
    /** Every text that the syllabus and the page of a course print, in the order of the paper. */
    listCourseTexts(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<CourseText[]> {
      return client.call(listCourseTexts, { query: { courseid: courseId }, signal });
    },
    /** Saves all of them or none; an empty text removes one, the same text again confirms it. Answers the unit as stored, where all are of one. */
    async saveTexts(list: readonly SavedTexts[]): Promise<StoredTexts> {
      return storedList(await client.call(saveTranslations, { body: { list: [...list] } }));
    },
  };
}

export type TranslationsResource = ReturnType<typeof createTranslations>;
