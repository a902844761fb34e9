import type { AuthoredEntity, AuthoredEntry, Language } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import type { Queries, Translations } from '../../db';
import { inReadersLanguage } from '../../majors/presentMajor';
import { lineageOf } from '../branchRows';
import { readSpanned, type Span } from './spanReceipts';

interface AuthorRow extends Record<string, unknown> {
  entity: AuthoredEntity;
  course: number | null;
  goal: number | null;
  userId: number | null;
  userName: string | null;
  translations: Translations | null;
  receiptId: number | null;
  isRemoval: boolean;
  at: string;
}

/** Who changed what in some spans and in the drafts that were merged there, by the audit log: the last time that each person did, without what was undone again. */
export async function readAuthors(db: Queries, given: readonly Span[], language: Language): Promise<AuthoredEntry[]> {
  if (given.length === 0) return [];
  const { spans, held, without } = await readSpanned(db, given);
  const receipts = new Map(held.map((receipt) => [receipt.id, receipt]));
  const course = lineageOf('u');
  const within = sql`l.at > m.since and (m.until is null or l.at <= m.until) and (m."isOwn" is not true or not exists (
    select 1 from edition_receipts r where r.id = l.receipt_id and r.act in ('merge', 'update')))
    and (l.receipt_id is null or not (to_jsonb(l.receipt_id) <@ ${JSON.stringify([...without])}::jsonb))`;
  const { rows } = await db.execute<AuthorRow>(sql`
    with spans as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as s("majorId" int, since timestamptz, until timestamptz, "isOwn" boolean)),
    units as materialized (select u.id, ${course} as course, m.since, m.until, m."isOwn" from spans m join course_units u on u.major_id = m."majorId"),
    entries as (
      select l.entity, m.course, null::int as goal, l.user_id, l.receipt_id, l.action, l.at from units m
        join audit_log l on l.entity in ('courseUnit', 'points', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report') and l.entity_id = m.id
        where ${within}
      union all
      select l.entity, m.course, ${lineageOf('g')}, l.user_id, l.receipt_id, l.action, l.at from units m
        join teaching_goals g on g.course_unit_id = m.id join audit_log l on l.entity = 'goal' and l.entity_id = g.id where ${within}
      union all
      select l.entity, m.course, null, l.user_id, l.receipt_id, l.action, l.at from units m
        join projects p on p.course_unit_id = m.id join audit_log l on l.entity = 'taskGoals' and l.entity_id = p.id where ${within}
      union all
      select l.entity, null, null, l.user_id, l.receipt_id, l.action, l.at from spans m
        join audit_log l on l.entity in ('major', 'graduateRequires') and l.entity_id = m."majorId" where ${within}),
    latest as (select entity, course, goal, user_id, receipt_id, action = 'deleted' as removal, max(at) as at from entries
      group by entity, course, goal, user_id, receipt_id, action = 'deleted')
    select e.entity, e.course, e.goal, e.user_id as "userId", w.user_name as "userName", w.translations, e.receipt_id as "receiptId",
      e.removal as "isRemoval",
      to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from latest e left join users w on w.id = e.user_id`);
  return rows.map(({ userName, translations, receiptId, isRemoval, ...entry }) => {
    const { act, places } = receipts.get(receiptId ?? 0) ?? {};
    return {
      ...entry,
      userName: userName === null ? null : inReadersLanguage({ userName, translations: translations ?? {} }, 'userName', language),
      ...(places && { places }),
      ...(isRemoval && { isRemoval }),
      ...((act === 'merge' || act === 'update') && { isBrought: true }),
    };
  });
}
