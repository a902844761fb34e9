import type { MatchTarget } from '@college/curriculum-model';
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { schema } from '../db';

const { courseUnits, graduationRequirements, indicators, ksas, majors, points, teachingGoals } = schema;

/** The table of one kind of content and the columns that are compared. */
export interface ContentTable {
  id: PgColumn;
  title: SQL;
  description: SQL;
  /** The letter and number of a KSA. */
  level: SQL;
  translations: PgColumn;
  /** Names of title and description in the translations; empty where it has none. */
  fields: readonly [title: string, description: string];
  from: SQL;
  courseId: PgColumn | null;
  isShown: SQL | undefined;
}

const none = sql`''`;
const unitShows = and(isNull(courseUnits.deletedAt), sql`not ${courseUnits.initing}`);
const toMajor = sql`inner join ${majors} on ${majors.id} = ${courseUnits.majorId}`;

/** The tables of what can be matched; only what was saved and is not in the trash counts as approved. */
export const contentTables: Record<MatchTarget, ContentTable> = {
  course: {
    id: courseUnits.id,
    title: sql`${courseUnits.name}`,
    description: sql`${courseUnits.introduction}`,
    level: none,
    translations: courseUnits.translations,
    fields: ['name', 'introduction'],
    from: sql`${courseUnits} ${toMajor}`,
    courseId: courseUnits.id,
    isShown: unitShows,
  },
  point: {
    id: points.id,
    title: sql`${points.title}`,
    description: sql`${points.description}`,
    level: none,
    translations: points.translations,
    fields: ['title', 'description'],
    ...underCourse(points),
  },
  ksa: {
    id: ksas.id,
    title: sql`${ksas.title}`,
    description: sql`${ksas.description}`,
    level: sql`${ksas.title} || ${ksas.level}`,
    translations: ksas.translations,
    fields: ['', 'description'],
    ...underCourse(ksas),
  },
  goal: {
    id: teachingGoals.id,
    title: sql`${teachingGoals.description}`,
    description: none,
    level: none,
    translations: teachingGoals.translations,
    fields: ['description', ''],
    ...underCourse(teachingGoals),
  },
  indicator: {
    id: indicators.id,
    title: sql`${indicators.description}`,
    description: none,
    level: none,
    translations: indicators.translations,
    fields: ['description', ''],
    from: sql`${indicators} inner join ${graduationRequirements} on ${graduationRequirements.id} = ${indicators.requirementId}
      inner join ${majors} on ${majors.id} = ${graduationRequirements.majorId}`,
    courseId: null,
    isShown: and(isNull(indicators.deletedAt), isNull(graduationRequirements.deletedAt)),
  },
};

function underCourse(table: typeof points | typeof ksas | typeof teachingGoals) {
  return {
    from: sql`${table} inner join ${courseUnits} on ${eq(courseUnits.id, table.courseUnitId)} ${toMajor}`,
    courseId: courseUnits.id,
    isShown: and(isNull(table.deletedAt), unitShows),
  };
}
