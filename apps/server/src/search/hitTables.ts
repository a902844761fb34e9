import type { Language, Reach, SearchTarget } from '@college/curriculum-model';
import { and, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema } from '../db';
import { escapeLike } from '../db/escapeLike';
import { isInReach } from '../rights/reach';

const { courseManagers, courseUnits, departments, graduationRequirements, indicators, ksas, majors, points, teachingGoals, users } = schema;

/** Where one kind of content is looked for: what a hit shows and all texts that are looked through. */
export interface HitTable {
  id: PgColumn;
  title: SQL;
  description: SQL;
  texts: SQL[];
  /** Columns of the same record whose English is looked through too. */
  english: { record: Translated; fields: string[] };
  courseId: PgColumn | null;
  from: SQL;
  isShown: SQL | undefined;
}

type Translated = { translations: PgColumn };

/** The tables of one kind of content, in the reader's language; both languages are looked through. */
export function hitTable(target: SearchTarget, language: Language): HitTable {
  const shown = (table: Translated, field: string, column: PgColumn) => inLanguage(language, table, field, column);
  switch (target) {
    case 'course':
      return {
        id: courseUnits.id,
        title: shown(courseUnits, 'name', courseUnits.name),
        description: shown(courseUnits, 'introduction', courseUnits.introduction),
        texts: [sql`${courseUnits.name}`, sql`${courseUnits.introduction}`],
        english: { record: courseUnits, fields: ['name', 'introduction'] },
        courseId: courseUnits.id,
        from: sql`${courseUnits}`,
        isShown: undefined,
      };
    case 'indicator':
      return {
        id: indicators.id,
        title: shown(indicators, 'description', indicators.description),
        description: shown(graduationRequirements, 'description', graduationRequirements.description),
        texts: [sql`${indicators.description}`],
        english: { record: indicators, fields: ['description'] },
        courseId: null,
        from: sql`${indicators} inner join ${graduationRequirements} on ${graduationRequirements.id} = ${indicators.requirementId}`,
        isShown: and(isNull(indicators.deletedAt), isNull(graduationRequirements.deletedAt)),
      };
    case 'point':
      return {
        id: points.id,
        title: shown(points, 'title', points.title),
        description: shown(points, 'description', points.description),
        texts: [sql`${points.title}`, sql`${points.description}`],
        english: { record: points, fields: ['title', 'description'] },
        courseId: courseUnits.id,
        from: ofCourse(points),
        isShown: isNull(points.deletedAt),
      };
    case 'ksa': {
      const code = sql`${ksas.title} || ${ksas.level}`;
      return {
        id: ksas.id,
        title: code,
        description: shown(ksas, 'description', ksas.description),
        texts: [code, sql`${ksas.description}`],
        english: { record: ksas, fields: ['description'] },
        courseId: courseUnits.id,
        from: ofCourse(ksas),
        isShown: isNull(ksas.deletedAt),
      };
    }
    case 'goal':
      return {
        id: teachingGoals.id,
        title: shown(teachingGoals, 'description', teachingGoals.description),
        description: sql`''`,
        texts: [sql`${teachingGoals.description}`],
        english: { record: teachingGoals, fields: ['description'] },
        courseId: courseUnits.id,
        from: ofCourse(teachingGoals),
        isShown: isNull(teachingGoals.deletedAt),
      };
  }
}

/** The majors themselves, in the reader's language. */
export function majorTable(language: Language): HitTable {
  return {
    id: majors.id,
    title: inLanguage(language, majors, 'name', majors.name),
    description: sql`${majors.code}`,
    texts: [sql`${majors.name}`, sql`${majors.code}`],
    english: { record: majors, fields: ['name'] },
    courseId: null,
    from: sql`${majors}`,
    isShown: undefined,
  };
}

/** The name of a course unit or major in the language that the reader does not read. */
export function otherLanguage(kind: 'course' | 'major', language: Language): SQL {
  const table = kind === 'course' ? courseUnits : majors;
  return language === 'en' ? sql`${table.name}` : sql`nullif(${inEnglish(table, 'name')}, '')`;
}

/** The department of a major, in the reader's language. */
export function departmentOf(language: Language): SQL {
  return inLanguage(language, departments, 'name', departments.name);
}

/** Who manages the course unit of a row: the first by their account. */
export function leaderOf(language: Language): SQL {
  return sql`(select ${inLanguage(language, users, 'userName', users.userName)} from ${courseManagers}
    inner join ${users} on ${users.id} = ${courseManagers.userId} and ${users.deletedAt} is null
    where ${courseManagers.courseUnitId} = ${courseUnits.id} order by ${users.id} limit 1)`;
}

/** What the major and the course unit of a hit are called, in the reader's language. */
export function placeNames({ courseId }: HitTable, language: Language): { majorName: SQL; courseName: SQL } {
  return {
    majorName: inLanguage(language, majors, 'name', majors.name),
    courseName: courseId ? inLanguage(language, courseUnits, 'name', courseUnits.name) : sql`null`,
  };
}

/** The parents of a hit, which must not be deleted; a unit that was never saved is in no list. */
export function placeOfHit(target: SearchTarget, reach: Reach | null): { joins: SQL; isShown: SQL | undefined } {
  const ofMajor = target === 'indicator' ? graduationRequirements.majorId : courseUnits.majorId;
  const joins = sql`inner join ${majors} on ${majors.id} = ${ofMajor} inner join ${departments} on ${departments.id} = ${majors.departmentId}`;
  const unitShows = target === 'indicator' ? undefined : and(isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`);
  return { joins, isShown: and(isInReach(reach, target === 'indicator' ? 'majors' : 'courseUnits'), unitShows) };
}

/** What is above a major that is looked for itself; a draft has no department and is in no list. */
export function placeOfMajor(reach: Reach | null): { joins: SQL; isShown: SQL | undefined } {
  return {
    joins: sql`inner join ${departments} on ${departments.id} = ${majors.departmentId}`,
    isShown: isInReach(reach, 'majors'),
  };
}

/** Whether one of the texts holds the keyword; the signs that mean something to LIKE mean themselves. */
export function holdsKeyword({ texts, english }: HitTable, keyword: string): SQL | undefined {
  // Comparing without regard to case takes three times as long, and Chinese has none.
  const like = keyword.toLowerCase() === keyword.toUpperCase() ? sql.raw('like') : sql.raw('ilike');
  const holds = (text: SQL) => sql`${text} ${like} ${`%${escapeLike(keyword)}%`}`;
  const { record, fields } = english;
  // Most records have no English; looking into it takes longer than seeing that there is none.
  const inTranslation = and(sql`${record.translations} <> '{}'`, or(...fields.map((field) => holds(inEnglish(record, field)))));
  return or(...texts.map(holds), inTranslation);
}

/** Whole titles first, then titles that begin with the keyword, then titles that hold it, then the rest. */
export function rankOfHit(title: SQL, keyword: string): SQL<number> {
  const like = escapeLike(keyword);
  return sql`case when ${title} ilike ${like} then 0 when ${title} ilike ${`${like}%`} then 1 when ${title} ilike ${`%${like}%`} then 2 else 3 end`;
}

function ofCourse(table: { courseUnitId: PgColumn }): SQL {
  return sql`${table.courseUnitId.table} inner join ${courseUnits} on ${courseUnits.id} = ${table.courseUnitId}`;
}

function inLanguage(language: Language, table: Translated, field: string, column: PgColumn): SQL {
  return language === 'en' ? sql`coalesce(nullif(${inEnglish(table, field)}, ''), ${column})` : sql`${column}`;
}

function inEnglish({ translations }: Translated, field: string): SQL {
  return sql`(${translations} #>> ${`{en,${field},text}`})`;
}
