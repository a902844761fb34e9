import { createHash } from 'node:crypto';
import type { Bilingual } from '@college/curriculum-model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { OpenDraft } from '../editions/merging/editionSides';
import { invalid } from '../http/refusal';
import { inReadersLanguage } from '../majors/presentMajor';
import { proposalMessages } from './messages';

const { courseUnits, curriculumStateParts } = schema;

/** A course of a draft that is sent to review by itself. */
export interface ReviewedCourse {
  lineage: number;
  name: Bilingual;
  /** The course in the draft; null where it was deleted there. */
  ownId: number | null;
}

/** The lineage of a course unit. */
export const courseLineage = sql<number>`coalesce(${courseUnits.lineageId}, ${courseUnits.id})`;

/** The course that is named by its number in a draft or in the current edition. */
export async function findReviewedCourse(db: Queries, { draftId, homeMajorId }: OpenDraft, courseId: number): Promise<ReviewedCourse> {
  const [row] = await db
    .select({ lineage: courseLineage, name: courseUnits.name, translations: courseUnits.translations })
    .from(courseUnits)
    .where(and(eq(courseUnits.id, courseId), inArray(courseUnits.majorId, [draftId, homeMajorId])));
  if (!row) throw invalid(proposalMessages.courseMissing, 'courseId');
  const { lineage } = row;
  const inDraft = await findInDraft(db, draftId, lineage);
  const named = inDraft ?? row;
  const name = { zh: inReadersLanguage(named, 'name', 'zh'), en: inReadersLanguage(named, 'name', 'en') };
  return { lineage, name, ownId: inDraft?.id ?? null };
}

/** Whether a draft has a course. */
export async function hasCourse(db: Queries, draftId: number, lineage: number): Promise<boolean> {
  return (await findInDraft(db, draftId, lineage)) !== undefined;
}

async function findInDraft(db: Queries, draftId: number, lineage: number) {
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
