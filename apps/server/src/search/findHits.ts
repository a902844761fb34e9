import { excerptAround, searchLimit, searchTargets, type Language, type Reach, type SearchHit } from '@college/curriculum-model';
import { and, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { hitTable, holdsKeyword, placeNames, placeOfHit, rankOfHit } from './hitTables';

interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  description: string;
  majorId: number;
  majorName: string;
  courseId: number | null;
  courseName: string | null;
}

/** The content of one kind that holds the keyword, the best first and no more than can be read; an unknown target finds nothing. */
export async function findHits(
  db: Queries,
  { keyword, target }: { keyword: string; target: string },
  reach: Reach | null,
  language: Language,
): Promise<SearchHit[]> {
  const known = searchTargets.find((name) => name === target);
  if (!known) return [];
  // Full-width letters from an input method mean the same as narrow ones.
  const wanted = keyword.normalize('NFKC').trim();
  const table = hitTable(known, language);
  const place = placeOfHit(known, reach);
  const names = placeNames(table, language);
  const { rows } = await db.execute<Row>(sql`
    select ${table.id} as "id", ${table.title} as "title", ${table.description} as "description",
      ${schema.majors.id} as "majorId", ${names.majorName} as "majorName",
      ${table.courseId ?? sql`null`} as "courseId", ${names.courseName} as "courseName"
    from ${table.from} ${place.joins}
    where ${and(place.isShown, table.isShown, holdsKeyword(table, wanted))}
    order by ${rankOfHit(table.title, wanted)}, length(${table.title}), ${table.id}
    limit ${searchLimit}`);
  return rows.map(({ id, title, description, majorId, majorName, courseId, courseName }) => ({
    id,
    title,
    description: excerptAround(description, wanted),
    type: known,
    majorId,
    majorName,
    ...(courseId === null || courseName === null ? {} : { courseId, courseName }),
  }));
}
