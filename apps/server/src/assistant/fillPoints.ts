import type { FilledPoint } from '@college/curriculum-model';
import type { Queries } from '../db';
import { readPointKsa } from '../points/readPointKsa';
import type { SimilarCourse } from './similarCourses';

const most = 60;

/** Suggests the points of like courses, course by course in their order, without those that the course has. */
export async function fillPointsFromCourses(db: Queries, similar: readonly SimilarCourse[], courseId: number): Promise<FilledPoint[]> {
  const known = new Set(courseId === 0 ? [] : (await readPointKsa(db, courseId)).map(({ title }) => keyOf(title)));
  const suggested: FilledPoint[] = [];
  for (const { id, evidence } of similar) {
    for (const { title, description, translations } of await readPointKsa(db, id)) {
      if (known.has(keyOf(title))) continue;
      known.add(keyOf(title));
      suggested.push({ id: 0, title, description, translations, evidence });
    }
  }
  return suggested.slice(0, most);
}

/** Two texts that differ in spaces, width or case alone are one. */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
