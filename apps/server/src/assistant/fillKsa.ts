import { titleIndex, type Evidence, type FilledKsa, type Language, type PointKsa, type Reach } from '@college/curriculum-model';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { listKsas } from '../points/ksaRepository';
import { readPointKsa } from '../points/readPointKsa';
import { keyOf } from './fillPoints';
import { findContent } from './findContent';

const { ksas, pointKsas } = schema;

interface KsaRequest {
  courseId: number;
  /** The points to look at; all of the course where absent. */
  points?: readonly number[];
  reach: Reach | null;
  language: Language;
}

/** Suggests, for points of a course, the KSA that support points of a like title in other courses, without those the course has. */
export async function fillKsaFromPoints(db: Queries, { courseId, points, reach, language }: KsaRequest): Promise<FilledKsa> {
  const own = (await readPointKsa(db, courseId)).filter(({ id }) => points === undefined || points.includes(id));
  const like = await findLikePoints(db, own, { courseId, reach, language });
  const ties = await tiesOf(db, [...new Set([...like.values()].flatMap((found) => found.map(({ id }) => id)))]);
  const known = new Set((await listKsas(db, courseId)).map(({ title, description }) => title + keyOf(description)));
  return own.flatMap(({ id }) => {
    const suggested = [];
    // The same KSA may fit two points of the course; it is suggested for each.
    const here = new Set(known);
    for (const { id: pointId, evidence } of like.get(id) ?? []) {
      for (const { title, description } of ties.filter((tie) => tie.pointId === pointId)) {
        const key = title + keyOf(description);
        if (here.has(key)) continue;
        here.add(key);
        suggested.push({ id: 0, title, level: 0, description, evidence });
      }
    }
    return suggested.length === 0 ? [] : [{ pointId: id, ksa: suggested }];
  });
}

async function findLikePoints(
  db: Queries,
  own: readonly PointKsa[],
  { courseId, reach, language }: Omit<KsaRequest, 'points'>,
): Promise<Map<number, { id: number; evidence: Evidence }[]>> {
  const titles = own.map(({ title }) => title);
  const content =
    titles.length === 0
      ? []
      : await findContent(db, { target: 'point', reach, exceptCourseId: courseId, like: titles, by: 'title', language });
  const likeTitle = titleIndex(content, language);
  const found = own.map(({ id, title }) => {
    const like = likeTitle(title).map(({ item, evidence }) => {
      const origin = `${item.title}${language === 'zh' ? '，' : ', '}${item.origin}`;
      return { id: item.id, evidence: { ...evidence, origin } };
    });
    return [id, like] as const;
  });
  return new Map(found);
}

async function tiesOf(db: Queries, pointIds: readonly number[]) {
  if (pointIds.length === 0) return [];
  return db
    .select({ pointId: pointKsas.pointId, title: ksas.title, description: ksas.description })
    .from(pointKsas)
    .innerJoin(ksas, eq(ksas.id, pointKsas.ksaId))
    .where(and(inArray(pointKsas.pointId, [...pointIds]), isNull(ksas.deletedAt)))
    .orderBy(asc(pointKsas.pointId), asc(pointKsas.position), asc(ksas.id));
}
