import { groupBy, type FilledKsa, type Language, type PointKsa, type Reach } from '@college/curriculum-model';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isOneOf } from '../db/intArray';
import { listKsas } from '../points/ksaRepository';
import { readPointKsa } from '../points/readPointKsa';
import { compareInTurn } from './compareInTurn';
import type { LikeContent } from './compareJob';
import type { Asking } from './compareThread';
import { keyOf } from './fillPoints';
import { findContent } from './findContent';

const { ksas, pointKsas } = schema;

interface KsaRequest {
  courseId: number;
  /** The points to look at; all of the course where absent. */
  points?: readonly number[];
  reach: Reach | null;
  language: Language;
  asking: Asking;
}

/** Suggests, for points of a course, the KSA that support points of a like title in other courses, without those the course has. */
export async function fillKsaFromPoints(db: Queries, request: KsaRequest): Promise<FilledKsa> {
  const { courseId, points } = request;
  const own = (await readPointKsa(db, courseId)).filter(({ id }) => points === undefined || points.includes(id));
  const like = await findLikePoints(db, own, request);
  const ties = await tiesOf(db, [...new Set(like.flatMap((found) => found.map(({ id }) => id)))]);
  const known = new Set((await listKsas(db, courseId)).map(({ title, description }) => title + keyOf(description)));
  return own.flatMap(({ id }, at) => {
    const suggested = [];
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
    return suggested.length === 0 ? [] : [{ pointId: id, ksa: suggested }];
  });
}

/** For each point of the course the points of other courses with a like title. */
async function findLikePoints(
  db: Queries,
  own: readonly PointKsa[],
  { courseId, reach, language, asking }: KsaRequest,
): Promise<LikeContent[][]> {
  const titles = own.map(({ title }) => title);
  if (titles.length === 0) return [];
  const rows = await findContent(db, { target: 'point', reach, exceptCourseId: courseId, like: titles, by: 'title' });
  const { alike } = await compareInTurn({ rows, language, titles }, asking);
  return alike;
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
