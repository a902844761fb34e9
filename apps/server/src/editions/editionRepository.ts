import { mostOpenEditions, type EditionProposal } from '@college/curriculum-model';
import { and, count, desc, eq, isNull, max, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import { recordRows } from '../db/recordRows';
import { codes } from '../http/codes';
import { invalid, Refusal } from '../http/refusal';
import { editionMessages } from './messages';

const { courseUnits, curriculumStateParts, curriculumStates, editions, majors, users } = schema;

/** The latest proposal of all of an edition, as it is stored; null where it was never sent to review. */
const latestProposal = sql<EditionProposal | null>`(
  select json_build_object('id', p.id, 'status', p.status, 'round', p.round, 'isLocked', p.locked_by is not null and p.status in ('review', 'approved')) from proposals p
  where p.edition_id = ${editions.id} and p.course_lineage is null order by p.id desc limit 1)`;

/** How many of its courses were sent to review by themselves and are not merged yet. */
const coursesInReview = sql<number>`(
  select count(*)::int from proposals p
  where p.edition_id = ${editions.id} and p.course_lineage is not null and p.status in ('review', 'changes', 'approved'))`;

export type EditionRow = typeof editions.$inferSelect;

/** The editions that are not in the trash. */
export const editionRows = recordRows(editions);

// Any number will do as long as every server process uses the same.
const editionLock = 2_080_905;

/** An edition, also one in the trash, held until the transaction ends. */
export async function holdEdition(db: Queries, id: number | null): Promise<EditionRow | undefined> {
  if (id === null) return undefined;
  const [edition] = await db.select().from(editions).where(eq(editions.id, id)).for('update');
  return edition;
}

/** An edition with the name of who made it. */
export async function findEdition(db: Queries, id: number) {
  const [row] = await selectEditions(db).where(and(eq(editions.id, id), isNull(editions.deletedAt)));
  return row;
}

/** The editions of a major, the latest first. */
export async function listEditions(db: Queries, homeMajorId: number) {
  return selectEditions(db)
    .where(and(eq(editions.homeMajorId, homeMajorId), isNull(editions.deletedAt)))
    .orderBy(desc(editions.id));
}

function selectEditions(db: Queries) {
  return db
    .select({
      edition: editions,
      maker: { userName: users.userName, translations: users.translations },
      proposal: latestProposal,
      coursesInReview,
    })
    .from(editions)
    .leftJoin(users, eq(users.id, editions.createdBy));
}

/** What a draft began with. */
export async function findBase(db: Queries, stateId: number) {
  const [base] = await db
    .select({ stateId: curriculumStates.id, takenAt: curriculumStates.takenAt, parts: count(curriculumStateParts.hash) })
    .from(curriculumStates)
    .innerJoin(curriculumStateParts, eq(curriculumStateParts.stateId, curriculumStates.id))
    .where(eq(curriculumStates.id, stateId))
    .groupBy(curriculumStates.id);
  return base;
}

/** Refuses where somebody else makes a draft of the major; held until the transaction ends, which begins before the snapshot in which the drafts are counted. */
export async function holdHome(holder: Queries, homeMajorId: number): Promise<void> {
  const { rows } = await holder.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(${editionLock}::int, ${homeMajorId}::int) as held`,
  );
  if (!rows[0]?.held) throw new Refusal(codes.tooManyAttempts, editionMessages.alreadyRunning);
}

/** Waits until nobody makes or brings back a draft of the major; held until the transaction ends. */
export async function waitForHome(tx: Queries, homeMajorId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${editionLock}::int, ${homeMajorId}::int)`);
}

/** Refuses one more draft or scenario where a major has as many as it may. */
export async function checkPlaceForEdition(tx: Queries, homeMajorId: number): Promise<void> {
  const open = await tx.$count(editions, and(eq(editions.homeMajorId, homeMajorId), eq(editions.status, 'open')));
  if (open >= mostOpenEditions) throw invalid(editionMessages.limit);
}

/**
 * Puts a draft major and its courses into the trash; what hangs under them is out of sight with them. Whoever saves one of them waits, and then finds it gone. All go at one moment, which is later
 * than that of every course deleted before: it tells which courses come back with the draft.
 */
export async function trashDraft(tx: Queries, majorId: number, now: Date): Promise<void> {
  await tx.select({ id: majors.id }).from(majors).where(eq(majors.id, majorId)).for('update');
  const ofMajor = eq(courseUnits.majorId, majorId);
  const ofDraft = and(ofMajor, isNull(courseUnits.deletedAt));
  await tx.select({ id: courseUnits.id }).from(courseUnits).where(ofDraft).orderBy(courseUnits.id).for('update');
  const [earlier] = await tx
    .select({ last: max(courseUnits.deletedAt) })
    .from(courseUnits)
    .where(ofMajor);
  const deletedAt = new Date(Math.max(now.getTime(), (earlier?.last?.getTime() ?? 0) + 1));
  // The major first: what is deleted is not locked any more.
  await tx.update(majors).set({ deletedAt, updateTime: now }).where(eq(majors.id, majorId));
  await tx.update(courseUnits).set({ deletedAt }).where(ofDraft);
}

/** Takes a draft major out of the trash, with the courses that went there with it, not before; answers whether its rows are there still. */
export async function bringDraftBack(tx: Queries, majorId: number, now: Date): Promise<boolean> {
  const [draft] = await tx.select({ deletedAt: majors.deletedAt }).from(majors).where(eq(majors.id, majorId)).for('update');
  if (!draft?.deletedAt) return draft !== undefined;
  const wentAlong = and(eq(courseUnits.majorId, majorId), eq(courseUnits.deletedAt, draft.deletedAt));
  await tx.select({ id: courseUnits.id }).from(courseUnits).where(wentAlong).orderBy(courseUnits.id).for('update');
  await tx.update(courseUnits).set({ deletedAt: null }).where(wentAlong);
  await tx.update(majors).set({ deletedAt: null, updateTime: now }).where(eq(majors.id, majorId));
  return true;
}
