import { contentLocked, type Bilingual } from '@college/curriculum-model';
import { sql, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../db';
import { lineageOf } from '../editions/branchRows';
import { errorOfState } from '../http/databaseError';
import { invalid, type Refusal } from '../http/refusal';

// What the triggers of the view raise; see the migration `content_locks`.
const lockedState = 'CL001';
const lockSchema = z.object({
  summary: z.string(),
  user_name: z.string(),
  translations: z.object({ en: z.object({ userName: z.object({ text: z.string() }).optional() }).optional() }),
});

/** Whether a major is one of a draft that is locked while it is reviewed; of a course, by its lineage, also whether it is locked alone. */
export const isLocked = (majorId: SQLWrapper, lineage?: SQLWrapper) => {
  const isMeant = lineage ? sql`(course_lineage is null or course_lineage = ${lineage})` : sql`course_lineage is null`;
  return sql<boolean>`exists (select from content_locks where major_id = ${majorId} and ${isMeant})`;
};

/** A lock of a draft's major or of one course in it, with why nothing is written there. */
export interface FoundLock {
  /** The locked course; null where all of the draft is. */
  courseId: number | null;
  proposalId: number;
  by: Bilingual;
  sentence: Bilingual;
}

/** What is locked in a draft's major: all of it, or courses. */
export async function findLocks(db: Queries, majorId: number): Promise<FoundLock[]> {
  const { rows } = await db.execute<{ proposalId: number; courseId: number | null }>(sql`
    select l.proposal_id as "proposalId", unit.id as "courseId", l.summary, u.user_name, u.translations
    from content_locks l join users u on u.id = l.locked_by
      left join course_units unit on unit.major_id = l.major_id and ${lineageOf('unit')} = l.course_lineage
    where l.major_id = ${majorId} and (l.course_lineage is null or unit.id is not null) order by unit.id nulls first`);
  return rows.map((row) => ({ courseId: row.courseId, proposalId: row.proposalId, by: nameOf(row), sentence: sentenceOf(row) }));
}

/** The refusal of a write that reached locked content, from what the database says about it; undefined for other errors. */
export function refusalOfLock(error: unknown): Refusal | undefined {
  const raised = errorOfState(error, lockedState);
  const detail: unknown = raised && Reflect.get(raised, 'detail');
  return typeof detail === 'string' ? invalid(sentenceOf(JSON.parse(detail))) : undefined;
}

function sentenceOf(row: unknown): Bilingual {
  return contentLocked({ by: nameOf(row), summary: lockSchema.parse(row).summary });
}

function nameOf(row: unknown): Bilingual {
  const { user_name: zh, translations } = lockSchema.parse(row);
  return { zh, en: translations.en?.userName?.text || zh };
}
