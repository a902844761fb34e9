import { pointsOfOutline, type FilledPoint } from '@college/curriculum-model';
import type { Queries } from '../db';
import { readPointKsa } from '../points/readPointKsa';
import type { FillBasis } from './similarCourses';

const most = 60;

/** Suggests the points of like courses, course by course in their order, then those of the sample outline, without those that the course has. */
export async function fillPointsFrom(db: Queries, { similar, outline }: FillBasis, courseId: number): Promise<FilledPoint[]> {
  const known = new Set(courseId === 0 ? [] : (await readPointKsa(db, courseId)).map(({ title }) => keyOf(title)));
  const suggested: FilledPoint[] = [];
  const add = (point: FilledPoint) => {
    if (known.has(keyOf(point.title))) return;
    known.add(keyOf(point.title));
    suggested.push(point);
  };
  for (const { id, evidence } of similar) {
    for (const { title, description, translations } of await readPointKsa(db, id))
      add({ id: 0, title, description, translations, evidence });
  }
  if (outline) for (const point of pointsOfOutline(outline)) add(point);
  return suggested.slice(0, most);
}

/** Two texts that differ in spaces, width or case alone are one. */
export function keyOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
