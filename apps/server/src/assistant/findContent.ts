import { englishNamesIn, textProfile, type MatchTarget, type Reach } from '@college/curriculum-model';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { isInReach } from '../rights/reach';
import { contentTables, type ContentTable } from './contentTables';

const { courseUnits, departments, majors } = schema;

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
}

// Older content is never looked at: a text is sought in every row of it.
const newest = 20_000;
// More is never compared: what has the very title comes first, then what shares most with the text.
const most = 1000;
const mostCharacters = 2_000_000;
const mostPatterns = 600;
const countedPatterns = 40;

/** The approved content of one kind in a reach, as JSON for `readContentRows`. */
export async function findContent(db: Queries, request: ContentRequest): Promise<string> {
  const table = contentTables[request.target];
  const { courseId, exceptCourseId, majorId, reach } = request;
  const grams = gramsOf(request.like);
  if (grams.length === 0) return '[]';
  const pattern = `(${grams.join('|')})`;
  const isWanted = and(
    isInReach(reach, table.courseId ? 'courseUnits' : 'majors'),
    majorId === undefined ? undefined : eq(majors.id, majorId),
    table.isShown,
    courseId !== undefined && table.courseId ? eq(table.courseId, courseId) : undefined,
    exceptCourseId !== undefined && table.courseId ? ne(table.courseId, exceptCourseId) : undefined,
  );
  const [title, description] = table.fields;
  const rank = sql.raw('"isSame" desc, shared desc, id');
  const { rows } = await db.execute<{ found: string }>(sql`
    with content as (
      select ${table.id} as id, ${table.title} as title, ${request.by === 'text' ? table.description : sql`''`} as description,
        ${table.level} as level, ${table.translations} as translations,
        ${table.courseId ?? sql`null::integer`} as "courseId", ${majors.id} as "majorId",
        ${table.courseId ? sql`${courseUnits.name}` : sql`null`} as course,
        ${table.courseId ? sql`${courseUnits.translations}` : sql`null::jsonb`} as "courseTranslations",
        ${majors.name} as major, ${majors.translations} as "majorTranslations", ${comparedText(table, request.by)} as compared
      from ${table.from} inner join ${departments} on ${departments.id} = ${majors.departmentId}
      where ${isWanted}
      order by ${table.id} desc
      limit ${newest}
    ), found as (
      select *, lower(title) = ${request.like[0]?.trim().toLowerCase()} as "isSame",
        (select count(*) from jsonb_array_elements_text(${JSON.stringify(grams.slice(0, countedPatterns))}::jsonb) gram
          where strpos(compared, gram) > 0) as shared
      from content
      where compared ~ ${pattern}
      order by ${rank}
      limit ${most}
    ), measured as (
      select *, sum(length(compared)) over (order by ${rank}) as characters from found
    )
    select coalesce(json_agg(json_build_object('id', id, 'title', title, 'description', description, 'level', level,
      'englishTitle', ${english('translations', title)}, 'englishDescription', ${english('translations', description)},
      'courseId', "courseId", 'majorId', "majorId", 'course', course, 'englishCourse', ${english('"courseTranslations"', 'name')},
      'major', major, 'englishMajor', ${english('"majorTranslations"', 'name')}) order by ${rank}), '[]')::text as found
    from measured
    where characters <= ${mostCharacters}`);
  return rows[0]?.found ?? '[]';
}

/** The English of a field; null where the record has none. */
function english(translations: string, field: string): SQL {
  return sql`${sql.raw(translations)} #>> array['en', ${field}::text, 'text']`;
}

/** The bigrams of some texts, and the English names of the terms in them; letters and digits only, so that no sign means anything to SQL. */
function gramsOf(texts: readonly string[]): string[] {
  const grams = new Set<string>();
  for (const text of texts) {
    if (grams.size >= mostPatterns) break;
    for (const gram of [...textProfile(text).counts.keys(), ...englishNamesIn(text)]) grams.add(gram);
  }
  return [...grams].slice(0, mostPatterns);
}

function comparedText({ title, description, translations }: ContentTable, by: ContentRequest['by']): SQL {
  return by === 'title'
    ? sql`lower(${title} || ' ' || ${translations}::text)`
    : sql`lower(${title} || ' ' || ${description} || ' ' || ${translations}::text)`;
}
