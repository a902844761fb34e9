import {
  excerptAround,
  findableKinds,
  reachOf,
  searchLimit,
  searchTargets,
  type FindableKind,
  type FoundGroup,
  type FoundRecord,
  type Language,
  type SearchEverythingRequest,
  type SearchTarget,
} from '@college/curriculum-model';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { findPeopleNamed, type SearchRequest } from './findPeopleNamed';
import {
  departmentOf,
  holdsKeyword,
  leaderOf,
  majorTable,
  otherLanguage,
  placeNames,
  placeOfHit,
  placeOfMajor,
  rankOfHit,
  hitTable,
} from './hitTables';
import { initialsPattern } from './initialsPattern';

const { majors } = schema;

interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  description: string;
  otherTitle: string | null;
  majorId: number;
  majorName: string;
  majorCode: string;
  courseId: number | null;
  courseName: string | null;
  leader: string | null;
  departmentName: string | null;
  departmentId: number | null;
  total: number;
}

/** What the caller may read of several kinds, kind by kind; a kind that is not known has no group. */
export async function findEverything(
  db: Queries,
  { keyword, kinds, limit = searchLimit }: SearchEverythingRequest,
  caller: Caller,
  language: Language,
): Promise<FoundGroup[]> {
  // Full-width letters from an input method mean the same as narrow ones.
  const wanted = keyword.normalize('NFKC').trim();
  const request: SearchRequest = { keyword: wanted, initials: await initialsPattern(wanted), limit, caller, language };
  const groups: FoundGroup[] = [];
  for (const kind of findableKinds.filter((known) => kinds.includes(known))) groups.push(await findGroup(db, kind, request));
  return groups;
}

async function findGroup(db: Queries, kind: FindableKind, request: SearchRequest): Promise<FoundGroup> {
  if (kind === 'person') return { kind, ...(await findPeopleNamed(db, request)) };
  const { keyword, initials, limit, language } = request;
  const isContent = (searchTargets as readonly string[]).includes(kind);
  const reach = reachOf(request.caller, 'read');
  const table = isContent ? hitTable(kind as SearchTarget, language) : majorTable(language);
  const place = isContent ? placeOfHit(kind as SearchTarget, reach) : placeOfMajor(reach);
  const names = placeNames(table, language);
  const isNamed = kind === 'course' || kind === 'major';
  const { rows } = await db.execute<Row>(sql`
    select ${table.id} as "id", ${table.title} as "title", ${table.description} as "description",
      ${isNamed ? otherLanguage(kind, language) : sql`null`} as "otherTitle",
      ${majors.id} as "majorId", ${names.majorName} as "majorName", ${majors.code} as "majorCode",
      ${table.courseId ?? sql`null`} as "courseId", ${names.courseName} as "courseName",
      ${kind === 'course' ? leaderOf(language) : sql`null`} as "leader",
      ${kind === 'major' ? departmentOf(language) : sql`null`} as "departmentName",
      ${kind === 'major' ? sql`${majors.departmentId}` : sql`null`} as "departmentId", count(*) over ()::int as "total"
    from ${table.from} ${place.joins}
    where ${and(place.isShown, table.isShown, keyword === '' ? undefined : or(holdsKeyword(table, keyword), beginsWith(table.texts, initials)))}
    order by ${keyword === '' ? sql`${table.id}` : sql`${rankOfHit(table.title, keyword)}, length(${table.title}), ${table.id}`}
    limit ${limit}`);
  return { kind, total: rows[0]?.total ?? 0, list: rows.map((row) => present(row, kind, keyword)) };
}

/** Whether the title of a record has these initials; descriptions are long enough to have any. */
function beginsWith([title]: readonly SQL[], initials: string | undefined): SQL | undefined {
  return title && initials !== undefined ? sql`${title} ~ ${initials}` : undefined;
}

function present({ id, title, description, majorId, majorName, ...row }: Row, kind: FindableKind, keyword: string): FoundRecord {
  // A list of all courses is read by its titles.
  const shown = keyword === '' ? '' : excerptAround(description, keyword, 80);
  return {
    id,
    title,
    description: shown,
    majorId,
    ...(kind !== 'major' && { majorName }),
    majorCode: row.majorCode,
    ...(row.courseId !== null && row.courseName !== null && { courseId: row.courseId }),
    ...(row.courseName !== null && kind !== 'course' && { courseName: row.courseName }),
    ...(row.otherTitle !== null && row.otherTitle !== title && { otherTitle: row.otherTitle }),
    ...(row.leader !== null && { leader: row.leader }),
    ...(row.departmentName !== null && { departmentName: row.departmentName }),
    ...(row.departmentId !== null && { departmentId: row.departmentId }),
  };
}
