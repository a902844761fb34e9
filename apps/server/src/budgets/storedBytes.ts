import { sql } from 'drizzle-orm';
import type { Queries } from '../db';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { Budgets } from './budgets';
import { budgetMessages } from './messages';

/** Refuses what a call has just stored where the person now holds more than the budget; the call's transaction undoes it. */
export async function refuseBeyondBudget(db: Queries, userId: number, budgets: Budgets): Promise<void> {
  if ((await countStoredBytes(db, userId)) <= budgets.storedBytes) return;
  throw new Refusal(codes.tooManyAttempts, budgetMessages.storedBytes(budgets));
}

/** Bytes of the pictures that somebody sent with feedback, of their own picture, and of the covers of the reports that they made. */
async function countStoredBytes(db: Queries, userId: number): Promise<number> {
  const { rows } = await db.execute<{ bytes: string }>(sql`
    select coalesce(sum(size), 0)::text as bytes from (
      select octet_length(data) as size from feedback_images
        where feedback_id in (select id from feedbacks where user_id = ${userId})
      union all select octet_length(data) + octet_length(thumbnail) from user_avatars where user_id = ${userId}
      union all select octet_length(cover) from talent_reports where created_by = ${userId}
    ) as held`);
  return Number(rows[0]?.bytes ?? 0);
}
