import {
  englishNamesIn,
  textProfile,
  type Language,
  type MatchRecord,
  type MatchTarget,
  type Reach,
  type Titled,
} from '@college/curriculum-model';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries, type Translations } from '../db';
import { isInReach } from '../rights/reach';
import { contentTables, type ContentTable } from './contentTables';

const { courseUnits, departments, majors } = schema;

/** A record that may be suggested, with its course and its titles in every language. */
export interface Content extends MatchRecord, Titled {
  courseId: number | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  description: string;
  level: string;
  translations: Translations;
  courseId: number | null;
  courseName: string | null;
  courseTranslations: Translations | null;
  majorName: string;
  majorTranslations: Translations;
}

export interface ContentRequest {
  target: MatchTarget;
  reach: Reach | null;
  /** One major of the reach; all of it where absent. */
  majorId?: number | undefined;
  /** Leaves records out that share nothing with these texts. */
  like: readonly string[];
  /** What is compared with those texts. */
  by: 'title' | 'text';
  courseId?: number;
  /** A course whose own content is not wanted. */
  exceptCourseId?: number;
  language: Language;
}

// Older content is never looked at: a text is sought in every row of it.
const newest = 20_000;
// More is never compared: what has the very title comes first, then what shares most with the text.
const most = 1000;
const mostPatterns = 600;
const countedPatterns = 40;

/** The approved content of one kind in a reach. */
export async function findContent(db: Queries, request: ContentRequest): Promise<Content[]> {
  const table = contentTables[request.target];
  const { courseId, exceptCourseId, majorId, reach } = request;
  const grams = gramsOf(request.like);
  if (grams.length === 0) return [];
  const pattern = `(${grams.join('|')})`;
  const isWanted = and(
    isInReach(reach, table.courseId ? 'courseUnits' : 'majors'),
    majorId === undefined ? undefined : eq(majors.id, majorId),
    table.isShown,
    courseId !== undefined && table.courseId ? eq(table.courseId, courseId) : undefined,
    exceptCourseId !== undefined && table.courseId ? ne(table.courseId, exceptCourseId) : undefined,
  );
  const { rows } = await db.execute<Row>(sql`
    with content as (
      select ${table.id} as "id", ${table.title} as "title", ${table.description} as "description", ${table.level} as "level",
        ${table.translations} as "translations", ${table.courseId ?? sql`null`} as "courseId",
        ${table.courseId ? sql`${courseUnits.name}` : sql`null`} as "courseName",
        ${table.courseId ? sql`${courseUnits.translations}` : sql`null`} as "courseTranslations",
        ${majors.name} as "majorName", ${majors.translations} as "majorTranslations", ${comparedText(table, request.by)} as compared
      from ${table.from} inner join ${departments} on ${departments.id} = ${majors.departmentId}
      where ${isWanted}
      order by ${table.id} desc
      limit ${newest}
    )
    select * from content
    where compared ~ ${pattern}
    order by lower(title) = ${request.like[0]?.trim().toLowerCase()} desc,
      (select count(*) from jsonb_array_elements_text(${JSON.stringify(grams.slice(0, countedPatterns))}::jsonb) gram
        where strpos(compared, gram) > 0) desc, id
    limit ${most}`);
  return rows.map((row) => present(row, table, request.language));
}

/** The bigrams of some texts, and the English names of the terms in them; letters and digits only, so that no sign means anything to SQL. */
function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set(texts.flatMap((text) => [...textProfile(text).counts.keys(), ...englishNamesIn(text)]));
  return [...grams].slice(0, mostPatterns);
}

function comparedText({ title, description, translations }: ContentTable, by: ContentRequest['by']): SQL {
  return by === 'title'
    ? sql`lower(${title} || ' ' || ${translations}::text)`
    : sql`lower(${title} || ' ' || ${description} || ' ' || ${translations}::text)`;
}

function present(row: Row, { fields }: ContentTable, language: Language): Content {
  const [title = '', description = ''] = fields.map((field) => row.translations.en?.[field]?.text ?? '');
  const read = (own: string, english: string) => (language === 'en' && english !== '' ? english : own);
  const texts = [row.title, `${row.title} ${row.description}`, title, `${title} ${description}`].map((text) => text.trim());
  return {
    id: row.id,
    courseId: row.courseId,
    title: read(row.title, title),
    description: read(row.description, description),
    level: row.level,
    texts: [...new Set(texts)].filter((text) => text !== ''),
    titles: [row.title, title].filter((text) => text !== ''),
    origin: originOf(row, language),
  };
}

/** A course with its major, in words: "数据结构（软件工程）". */
function originOf({ courseName, courseTranslations, majorName, majorTranslations }: Row, language: Language): string {
  const named = (name: string, translations: Translations | null) => (language === 'en' && translations?.en?.name?.text) || name;
  const major = named(majorName, majorTranslations);
  if (courseName === null) return major;
  const course = named(courseName, courseTranslations);
  return language === 'zh' ? `${course}（${major}）` : `${course} (${major})`;
}
