import type { AuthoredEntity, AuthoredEntry, Language } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries, Translations } from '../../db';
import { inReadersLanguage } from '../../majors/presentMajor';
import { lineageOf } from '../branchRows';

interface AuthorRow extends Record<string, unknown> {
  entity: AuthoredEntity;
  course: number | null;
  goal: number | null;
  userId: number | null;
  userName: string | null;
  translations: Translations | null;
  at: string;
}

/** A part of the history: what was done in a major after one moment and up to another one, or till now. */
export interface Span {
  majorId: number;
  since: Date;
  until?: Date;
  /** Whether what merges and updates brought into the major is left out: others did that before. */
  isOwn?: boolean;
}

/** Who changed what in these spans, by the audit log: the last time that each person did. One statement, which reads no states. */
export async function readAuthors(db: Queries, spans: readonly Span[], language: Language): Promise<AuthoredEntry[]> {
  if (spans.length === 0) return [];
  const course = lineageOf('u');
  const within = sql`l.at > m.since and (m.until is null or l.at <= m.until) and (m."isOwn" is not true or not exists (
    select 1 from edition_receipts r where r.id = l.receipt_id and r.act in ('merge', 'update')))`;
  const { rows } = await db.execute<AuthorRow>(sql`
    with spans as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s("majorId" int, since timestamptz, until timestamptz, "isOwn" boolean)),
    units as materialized (select u.id, ${course} as course, m.since, m.until, m."isOwn" from spans m join course_units u on u.major_id = m."majorId"),
    entries as (
      select l.entity, m.course, null::int as goal, l.user_id, l.at from units m
        join audit_log l on l.entity in ('courseUnit', 'points', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report') and l.entity_id = m.id
        where ${within}
      union all
      select l.entity, m.course, ${lineageOf('g')}, l.user_id, l.at from units m
        join teaching_goals g on g.course_unit_id = m.id join audit_log l on l.entity = 'goal' and l.entity_id = g.id where ${within}
      union all
      select l.entity, m.course, null, l.user_id, l.at from units m
        join projects p on p.course_unit_id = m.id join audit_log l on l.entity = 'taskGoals' and l.entity_id = p.id where ${within}
      union all
      select l.entity, null, null, l.user_id, l.at from spans m
        join audit_log l on l.entity in ('major', 'graduateRequires') and l.entity_id = m."majorId" where ${within}),
    latest as (select entity, course, goal, user_id, max(at) as at from entries group by entity, course, goal, user_id)
    select e.entity, e.course, e.goal, e.user_id as "userId", w.user_name as "userName", w.translations,
      to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from latest e left join users w on w.id = e.user_id`);
  return rows.map(({ userName, translations, ...entry }) => ({
    ...entry,
    userName: userName === null ? null : inReadersLanguage({ userName, translations: translations ?? {} }, 'userName', language),
  }));
}
