import type { Bilingual } from '@college/curriculum-model';
import { and, eq, inArray } from 'drizzle-orm';
import { schema, type Queries } from '../db';
import type { OpenDraft } from '../editions/merging/openDraft';
import { invalid } from '../http/refusal';
import { inReadersLanguage } from '../majors/presentMajor';
import { courseLineage, findInDraft } from './courseOfDraft';
import { proposalMessages } from './messages';

const { courseUnits } = schema;

/** A course of a draft that is sent to review by itself. */
export interface ReviewedCourse {
  lineage: number;
  name: Bilingual;
  /** The course in the draft; null where it was deleted there. */
  ownId: number | null;
}

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
