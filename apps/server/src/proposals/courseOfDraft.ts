import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { OpenDraft } from '../editions/merging/openDraft';

const { courseUnits, curriculumStateParts } = schema;

/** The lineage of a course unit. */
export const courseLineage = sql<number>`coalesce(${courseUnits.lineageId}, ${courseUnits.id})`;

/** Whether a draft has a course. */
export async function hasCourse(db: Queries, draftId: number, lineage: number): Promise<boolean> {
  return (await findInDraft(db, draftId, lineage)) !== undefined;
}

/** A course of a draft; undefined where the draft has it not. */
export async function findInDraft(db: Queries, draftId: number, lineage: number) {
  const [row] = await db
    .select({ id: courseUnits.id, revision: courseUnits.revision, name: courseUnits.name, translations: courseUnits.translations })
    .from(courseUnits)
    .where(and(eq(courseUnits.majorId, draftId), eq(courseLineage, lineage), sql`${courseUnits.deletedAt} is null`));
  return row;
}

/** The digest of the part with which a draft began of a course; undefined where it began without. */
export async function findBasePart(
  db: Queries,
  { baseStateId }: Pick<OpenDraft, 'baseStateId'>,
  lineage: number,
): Promise<string | undefined> {
  const { stateId, kind, lineageId, hash } = curriculumStateParts;
  const [part] = await db
    .select({ hash })
    .from(curriculumStateParts)
    .where(and(eq(stateId, baseStateId), eq(kind, 'course'), eq(lineageId, lineage)));
  return part?.hash;
}

/** The digest of one course of a draft and of what it began with: nothing that is saved elsewhere changes it. */
export async function digestOfCourse(db: Queries, draft: OpenDraft, lineage: number): Promise<string> {
  const own = await findInDraft(db, draft.draftId, lineage);
  const parts = [draft.edition.id, lineage, own ? `${own.id}:${own.revision}` : 'none', (await findBasePart(db, draft, lineage)) ?? 'none'];
  return createHash('sha256').update(parts.join(' ')).digest('hex');
}
