import { contentLocked, type Bilingual } from '@college/curriculum-model';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../db';
import { errorOfState } from '../http/databaseError';
import { invalid, type Refusal } from '../http/refusal';

// What the triggers of the view raise; see the migration `content_locks`.
const lockedState = 'CL001';
const lockSchema = z.object({
  summary: z.string(),
  user_name: z.string(),
  translations: z.object({ en: z.object({ userName: z.object({ text: z.string() }).optional() }).optional() }),
});

/** Whether a major is one of a draft whose content is locked while it is reviewed. */
export const isLocked = (majorId: SQL | { getSQL(): SQL }) => sql<boolean>`exists (select from content_locks where major_id = ${majorId})`;

/** The lock of a draft's major, with why nothing is written into it. */
export interface FoundLock {
  proposalId: number;
  by: Bilingual;
  sentence: Bilingual;
}

/** The lock of a draft's major; undefined where there is none. */
export async function findLock(db: Queries, majorId: number): Promise<FoundLock | undefined> {
  const { rows } = await db.execute<{ proposalId: number }>(sql`
    select l.proposal_id as "proposalId", l.summary, u.user_name, u.translations
    from content_locks l join users u on u.id = l.locked_by where l.major_id = ${majorId}`);
  const [row] = rows;
  return row && { proposalId: row.proposalId, by: nameOf(row), sentence: sentenceOf(row) };
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
