import { groupBy, happeningOfThread, type Happening, type Language } from '@college/curriculum-model';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { presentThreads } from '../comments/presentThreads';
import { schema, type Queries } from '../db';
import type { Caller } from '../rights/caller';
import { findReadableMajors } from './findReadableMajors';

const { commentThreads, editions } = schema;
// Of more discussions in thirty days nobody reads the oldest.
const mostThreads = 100;

/** What the discussions say to somebody that mention them, in which they wrote, or that are about their courses. */
export async function readDiscussions(
  db: Queries,
  caller: Caller,
  { since, language }: { since: Date; language: Language },
): Promise<Happening[]> {
  const found = await listConcerning(db, caller.id, since);
  const readable = await findReadableMajors(
    db,
    caller,
    found.map(({ thread }) => thread.homeMajorId),
  );
  const rows = found.filter(({ thread }) => readable.has(thread.homeMajorId));
  const own = new Set(rows.flatMap(({ thread, isOwnCourse }) => (isOwnCourse ? [thread.id] : [])));
  const happenings: Happening[] = [];
  for (const [, of] of groupBy(rows, ({ thread }) => `${thread.homeMajorId} ${thread.editionId}`)) {
    const { homeMajorId, editionId } = of[0]!.thread;
    const majorId = of[0]!.draftId ?? homeMajorId;
    const scope = { majorId, homeMajorId, editionId };
    const threads = await presentThreads(
      db,
      of.map(({ thread }) => thread),
      scope,
      language,
    );
    for (const thread of threads) {
      const happening = happeningOfThread(thread, { userId: caller.id, majorId, isOwnCourse: own.has(thread.id), since, language });
      if (happening) happenings.push(happening);
    }
  }
  return happenings;
}

function listConcerning(db: Queries, userId: number, since: Date) {
  const mention = JSON.stringify([{ userId }]);
  const isOwnCourse = sql<boolean>`exists (select 1 from course_units u join course_managers m on m.course_unit_id = u.id
    where m.user_id = ${userId} and u.major_id = ${commentThreads.homeMajorId} and u.deleted_at is null
      and coalesce(u.lineage_id, u.id) = ${commentThreads.courseLineage})`;
  const isWrittenIn = sql`exists (select 1 from comments c where c.thread_id = ${commentThreads.id} and c.removed_at is null
    and (c.user_id = ${userId} or c.mentions @> ${mention}::jsonb))`;
  // What was said about a draft that is merged is read on in the current edition (decision 51).
  const draftId = sql<number | null>`case when ${editions.status} = 'open' then ${editions.majorId} end`;
  return db
    .select({ thread: commentThreads, isOwnCourse, draftId })
    .from(commentThreads)
    .leftJoin(editions, eq(editions.id, commentThreads.editionId))
    .where(and(gt(commentThreads.latestAt, since), isNull(editions.deletedAt), or(isWrittenIn, isOwnCourse)))
    .orderBy(desc(commentThreads.latestAt), desc(commentThreads.id))
    .limit(mostThreads);
}
