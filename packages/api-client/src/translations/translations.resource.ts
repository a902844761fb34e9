import type { CourseText, SavedTexts, Translations } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { listCourseTexts, saveTranslations } from './translations.contract';

/** English translations of records (decision 156). */
export function createTranslations(client: Client) {
  return {
    /** Every text that the syllabus and the page of a course print, in the order of the paper. */
    listCourseTexts(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<CourseText[]> {
      return client.call(listCourseTexts, { query: { courseid: courseId }, signal });
    },
    /** Saves all of them or none; an empty text removes one, the same text again confirms it. */
    saveTexts(list: readonly SavedTexts[]): Promise<{ kind: SavedTexts['kind']; id: number; translations: Translations }[]> {
      return client.call(saveTranslations, { body: { list: [...list] } });
    },
  };
}

export type TranslationsResource = ReturnType<typeof createTranslations>;
