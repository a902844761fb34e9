import type { TranslatedKind } from '@college/curriculum-model';
import { schema, type Queries } from '../db';
import { and, asc, inArray, isNull, sql } from 'drizzle-orm';
import { countRevisions, holdCourseUnits } from '../course-units/holdCourseUnits';
import { httpMessages } from '../http/messages';
import { notFound } from '../http/refusal';
import { authorise, type RightsQuestion } from '../rights/authorise';
import { findAncestry } from '../rights/ancestry';
import type { Caller } from '../rights/caller';
import { whyClosed } from '../rights/closedDraft';
import type { OwnerKind, TranslatedRecord } from './translatedTables';

/** The right that the Chinese of such a record needs as well. */
const authOf = {
  college: 'collegeManage',
  department: 'collegeManage',
  major: 'manage',
  user: 'manage',
  course: 'modify',
} as const satisfies Record<OwnerKind, RightsQuestion['auth']>;

/** Kinds whose own saves count their course as revised; the others only note the time. */
const revising: readonly TranslatedKind[] = ['project', 'point', 'ksa', 'courseCell'];

/** Refuses unless the caller may write every one of these records. */
export async function authoriseRecords(db: Queries, caller: Caller, records: readonly TranslatedRecord[]): Promise<void> {
  for (const [owner, ids] of ownersOf(records)) {
    for (const id of ids) await authoriseOwner(db, caller, owner, id);
  }
}

async function authoriseOwner(db: Queries, caller: Caller, kind: OwnerKind, id: number): Promise<void> {
  const question = { auth: authOf[kind], subject: { kind, id } };
  if (kind === 'user') return authorise(db, caller, question);
  const chain = await findAncestry(db, kind, id, caller);
  // A record below something deleted is missing, like one that is deleted itself, before any right is asked.
  if (!chain) throw notFound((await whyClosed(db, caller, question.subject)) ?? httpMessages.subjectMissing);
  await authorise(db, caller, question, { kind, id, chain });
}

/** Holds the majors and courses that own the records, majors first as everywhere, so that their versions count every save in turn. */
export async function holdOwners(db: Queries, records: readonly TranslatedRecord[]): Promise<void> {
  const owners = ownersOf(records);
  const majorIds = owners.get('major') ?? [];
  if (majorIds.length > 0) {
    const { majors } = schema;
    const held = await db
      .select({ id: majors.id })
      .from(majors)
      .where(and(inArray(majors.id, majorIds), isNull(majors.deletedAt)))
      .orderBy(asc(majors.id))
      .for('update');
    if (held.length < majorIds.length) throw notFound(httpMessages.subjectMissing);
  }
  const courseIds = owners.get('course') ?? [];
  if (courseIds.length > 0) await holdCourseUnits(db, courseIds);
}

/** Counts as revised what owns the records; a course or a major whose own English was written is counted by that. */
export async function reviseOwners(db: Queries, records: readonly TranslatedRecord[], now: Date): Promise<void> {
  const own = new Set(records.filter(({ kind, owner }) => kind === owner).map(({ owner, id }) => `${owner} ${id}`));
  const parts = records.filter(({ owner, ownerId }) => !own.has(`${owner} ${ownerId}`));
  const { majors, courseUnits } = schema;
  const majorIds = ownersOf(parts).get('major') ?? [];
  if (majorIds.length > 0) {
    const revised = { version: sql`${majors.version} + 1`, updateTime: now };
    await db.update(majors).set(revised).where(inArray(majors.id, majorIds));
  }
  const units = await holdCourseUnits(db, ownersOf(parts.filter(({ kind }) => revising.includes(kind))).get('course') ?? []);
  await countRevisions(db, [...units.values()], now);
  const noted = (ownersOf(parts).get('course') ?? []).filter((id) => !units.has(id));
  if (noted.length > 0) await db.update(courseUnits).set({ updateTime: now }).where(inArray(courseUnits.id, noted));
}

function ownersOf(records: readonly TranslatedRecord[]): Map<OwnerKind, number[]> {
  const owners = new Map<OwnerKind, number[]>();
  for (const { owner, ownerId } of records) {
    const ids = owners.get(owner) ?? [];
    if (!ids.includes(ownerId)) owners.set(owner, [...ids, ownerId]);
  }
  return owners;
}
