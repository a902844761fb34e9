import type { CourseCard } from '@college/curriculum-model';
import type { Client } from '../core/client';
import { deleteCourseCard } from '../course-units/deletion.contract';
import { listCourseCards } from './cards.contract';

/** The course cards of a major home. */
export function createCards(client: Client) {
  return {
    listCourseCards(majorId: number, lang: string, { signal }: { signal?: AbortSignal } = {}): Promise<CourseCard[]> {
      return client.call(listCourseCards, { query: { majorId, lang }, signal });
    },
    async deleteCourse(courseId: number): Promise<void> {
      await client.call(deleteCourseCard, { query: { courseId } });
    },
  };
}
