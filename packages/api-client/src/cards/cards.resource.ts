import { storedRecord, type CourseCard, type MajorMatrix, type RenamedCourseUnit } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { updateCourseUnitList } from '../course-units/course-units.contract';
import { deleteCourseCard } from '../course-units/deletion.contract';
import { getMajorMatrix } from '../matrices/matrices.contract';
import { listCourseCards } from './cards.contract';

/** The course cards of a major home. */
export function createCards(client: Client) {
  return {
    listCourseCards(majorId: number, lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<CourseCard[]> {
      return client.call(listCourseCards, { query: { majorId, lang }, signal });
    },
    async deleteCourse(courseId: number, { revision }: { revision?: number | undefined } = {}): Promise<void> {
      await client.call(deleteCourseCard, { query: { courseId, revision } });
    },
    /** Renames the record, or in another language than Chinese its English translation; answers it as stored where the server does. */
    async renameCourse({
      courseId,
      name,
      lang,
      version,
    }: { courseId: number; name: string; lang: string } & { version?: number | undefined }): Promise<RenamedCourseUnit | undefined> {
      const stored = storedRecord(await client.call(updateCourseUnitList, { body: { list: [{ id: courseId, name, lang, version }] } }));
      return stored?.find(({ id }) => id === courseId);
    },
    /** The major matrix that contains this course. */
    loadMajorMatrix(courseId: number, { signal }: { signal?: AbortSignal } = {}): Promise<MajorMatrix> {
      return client.call(getMajorMatrix, { query: { courseId }, signal });
    },
  };
}
