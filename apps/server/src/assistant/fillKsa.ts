import { groupBy, type FilledKsa, type PointKsa } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { listKsas } from '../points/ksaRepository';
import { readPointKsa } from '../points/readPointKsa';
import { compareInTurn } from './compareInTurn';
import type { Compared } from './compareJob';
import { keyOf } from './fillPoints';
import { findContent } from './findContent';
import { findOutlines } from './findOutlines';
import { nameToFill, type Around } from './similarCourses';

const { ksas, pointKsas } = schema;

interface KsaRequest extends Around {
  courseId: number;
  /** The points to look at; all of the course where absent. */
  points?: readonly number[];
}

/** Suggests, for points of a course, the KSA that support points of a like title in other courses and in sample outlines, without those the course has. */
export async function fillKsaFromPoints(db: Queries, request: KsaRequest): Promise<FilledKsa> {
  const { courseId, points } = request;
  const own = (await readPointKsa(db, courseId)).filter(({ id }) => points === undefined || points.includes(id));
  const { alike: like, outlineKsa } = await findLikePoints(db, own, request);
  const ties = await tiesOf(db, [...new Set(like.flatMap((found) => found.map(({ id }) => id)))]);
  const known = new Set((await listKsas(db, courseId)).map(({ title, description }) => title + keyOf(description)));
  return own.flatMap(({ id }, at) => {
    const suggested: FilledKsa[number]['ksa'] = [];
    // The same KSA may fit two points of the course; it is suggested for each.
    const here = new Set(known);
    for (const { id: pointId, title: pointTitle, evidence } of like[at] ?? []) {
      const origin = `${pointTitle}${request.language === 'zh' ? '，' : ', '}${evidence.origin}`;
      for (const { title, description } of ties.get(pointId) ?? []) {
        const key = title + keyOf(description);
        if (here.has(key)) continue;
        here.add(key);
        suggested.push({ id: 0, title, level: 0, description, evidence: { ...evidence, origin } });
      }
    }
    for (const item of outlineKsa[at] ?? []) {
      const key = item.title + keyOf(item.description);
      if (here.has(key)) continue;
      here.add(key);
      suggested.push(item);
    }
    return suggested.length === 0 ? [] : [{ pointId: id, ksa: suggested }];
  });
}

/** For each point of the course the points of other courses with a like title, and the KSA of outlines. */
async function findLikePoints(
  db: Queries,
  own: readonly PointKsa[],
  { courseId, reach, collegeId, language, asking }: KsaRequest,
): Promise<Pick<Compared, 'alike' | 'outlineKsa'>> {
  const titles = own.map(({ title }) => title);
  if (titles.length === 0) return { alike: [], outlineKsa: [] };
  const rows = await findContent(db, { target: 'point', reach, exceptCourseId: courseId, like: titles, by: 'title' });
  const [outlines, courseName] = [await findOutlines(db, collegeId), await nameToFill(db, { courseId })];
  return compareInTurn({ rows, language, titles, outlines, courseName }, asking);
}

async function tiesOf(db: Queries, pointIds: readonly number[]) {
  if (pointIds.length === 0) return new Map<number, never[]>();
  const ties = await db
    .select({ pointId: pointKsas.pointId, title: ksas.title, description: ksas.description })
    .from(pointKsas)
    .innerJoin(ksas, eq(ksas.id, pointKsas.ksaId))
    .where(and(isOneOf(pointKsas.pointId, pointIds), isNull(ksas.deletedAt)))
    .orderBy(asc(pointKsas.pointId), asc(pointKsas.position), asc(ksas.id));
  return groupBy(ties, ({ pointId }) => pointId);
}
