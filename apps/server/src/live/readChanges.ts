import type { SavedChange, SavedKind } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../db';
import { lineageOf } from '../editions/branchRows';

/** A change with the major in which it was made. */
export interface MajorChange extends SavedChange {
  majorId: number;
  /** The number of its last entry in the audit log. */
  id: number;
}

// Somebody who was away for longer reads everything again.
const mostEntries = 5000;
// A transaction that began earlier may have committed later: what was told shortly before is told once more.
const overlap = { entries: 100, seconds: 30 };

const kinds: Record<string, SavedKind> = {
  courseUnit: 'course',
  points: 'points',
  goal: 'goals',
  majorMatrix: 'majorMatrix',
  courseMatrix: 'courseMatrix',
  projectMatrix: 'projectMatrix',
  taskGoals: 'projectMatrix',
  report: 'report',
  courseLeaders: 'leaders',
  major: 'major',
  graduateRequires: 'graduateRequires',
  acceptedFinding: 'findings',
  proposal: 'proposal',
  edition: 'edition',
  comment: 'comment',
  commentThread: 'comment',
};

/** The number of the newest entry of the audit log. */
export async function lastEntry(db: Queries): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(sql`select coalesce(max(id), 0)::float8 as last from audit_log`);
  return rows[0]!.last;
}

/** The changed majors and courses of a range of audit entries. An entry of a draft or a proposal yields the draft and its home major. */
export async function readChanges(db: Queries, { from, to }: { from: number; to?: number | undefined }): Promise<MajorChange[]> {
  return await changesWhere(db, to === undefined ? sql`entry.id >= ${from}` : sql`entry.id between ${from} and ${to}`);
}

/** What was changed in a major after an entry; undefined where that is too much to tell. */
export async function readMissed(db: Queries, majorId: number, after: number): Promise<MajorChange[] | undefined> {
  if ((await lastEntry(db)) - after > mostEntries) return undefined;
  const told = sql`(select at - make_interval(secs => ${overlap.seconds}) from audit_log where id <= ${after} order by id desc limit 1)`;
  const isMissed = sql`(entry.id > ${after} or (entry.id > ${after - overlap.entries} and entry.at > ${told}))`;
  return (await changesWhere(db, isMissed)).filter((change) => change.majorId === majorId);
}

// A discussion shows in its draft, or in the current edition and all drafts; of one that is gone entirely all of them are told.
const ofComments = sql`
  select unit.id, seen.id from majors seen
    left join comment_threads thread on thread.id =
      case entry.entity when 'comment' then (coalesce(entry.after, entry.before) ->> 'threadId')::int else entry.entity_id end
    left join editions draft on draft.id = thread.edition_id
    left join course_units unit on unit.major_id = seen.id and unit.deleted_at is null
      and ${lineageOf('unit')} = thread.course_lineage
    where entry.entity in ('comment', 'commentThread')
      and coalesce(thread.home_major_id, (entry.before ->> 'homeMajorId')::int)
        in (seen.id, (select edition.home_major_id from editions edition where edition.id = seen.edition_id))
      and (thread.edition_id is null or draft.status = 'merged' or seen.edition_id = thread.edition_id)`;

async function changesWhere(db: Queries, isMeant: SQL): Promise<MajorChange[]> {
  const { rows } = await db.execute<Omit<MajorChange, 'kind'> & { entity: string }>(sql`
    with entry as (select * from audit_log entry where ${isMeant})
    select max(entry.id)::float8 as id, entry.entity, entry.user_id as "userId", place.course_id as "courseId", place.major_id as "majorId"
    from entry cross join lateral (
      select unit.id as course_id, unit.major_id from course_units unit
        where entry.entity in ('courseUnit', 'points', 'majorMatrix', 'courseMatrix', 'projectMatrix', 'report', 'courseLeaders')
          and unit.id = entry.entity_id
      union all
      select unit.id, unit.major_id from teaching_goals goal join course_units unit on unit.id = goal.course_unit_id
        where entry.entity = 'goal' and goal.id = entry.entity_id
      union all
      select unit.id, unit.major_id from projects chapter join course_units unit on unit.id = chapter.course_unit_id
        where entry.entity = 'taskGoals' and chapter.id = entry.entity_id
      union all
      select null, entry.entity_id where entry.entity in ('major', 'graduateRequires', 'acceptedFinding')
      union all
      select null, unnest(array[edition.major_id, edition.home_major_id]) from editions edition
        where entry.entity = 'edition' and edition.id = entry.entity_id
      union all
      select null, unnest(array[edition.major_id, edition.home_major_id])
        from proposals proposal join editions edition on edition.id = proposal.edition_id
        where entry.entity = 'proposal' and proposal.id = entry.entity_id
      union all ${ofComments}
    ) place
    where place.major_id is not null
    group by entry.entity, entry.user_id, place.course_id, place.major_id
    order by 1`);
  return rows.flatMap(({ entity, ...row }) => {
    const kind = kinds[entity];
    return kind ? [{ ...row, kind }] : [];
  });
}
