import { overviewLimits } from '@college/curriculum-model';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { CopyJobRow } from '../copy/copyJobRepository';
import { schema, type Queries } from '../db';

const { copyJobs } = schema;

const day = 86_400_000;
const listed = 20;

/** A person's copies that are unfinished or of the last days, the newest first. */
export async function listCopies(db: Queries, userId: number, now: Date): Promise<CopyJobRow[]> {
  const since = new Date(now.getTime() - overviewLimits.copyDays * day);
  return db
    .select()
    .from(copyJobs)
    .where(and(eq(copyJobs.userId, userId), or(inArray(copyJobs.state, ['waiting', 'running']), gt(copyJobs.createTime, since))))
    .orderBy(desc(copyJobs.createTime), desc(copyJobs.unique))
    .limit(listed);
}
