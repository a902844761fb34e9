import { getMatrixFigures, getOverview, getWaiting, listColleagueChanges, listMyCourses } from '@college/api-client/contract';
import { overviewLimits } from '@college/curriculum-model';
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm';
import { handle, type MountedCall } from '../http/call';
import { presentJobs } from '../copy/presentJob';
import { readColleagueChanges } from './readColleagueChanges';
import { readCourses } from './readCourses';
import { readEdits } from './readEdits';
import { readMatrixFigures } from './readMatrixFigures';
import { readMyCourses } from './readMyCourses';
import { readWaiting } from './readWaiting';
import type { CopyJobRow } from '../copy/copyJobRepository';
import { schema, type Queries } from '../db';

const { copyJobs } = schema;

const day = 86_400_000;

const listed = 20;

/** The calls of the workbench page, of a person's courses and of the charts over a major's matrices. */
export const overviewCalls: readonly MountedCall[] = [
  handle(getOverview, async ({ db, caller, language, now, services }) => ({
    ...(await readCourses(db, caller, language)),
    copies: await presentJobs(services.database, db, await listCopies(db, caller.id, now), { language, now }),
    edits: await readEdits(db, caller, language),
  })),
  handle(getWaiting, (comparing) => readWaiting(comparing)),
  handle(listColleagueChanges, ({ db, caller, language, now }) => readColleagueChanges(db, caller, { language, now })),
  handle(listMyCourses, ({ db, caller, language }) => readMyCourses(db, caller, language)),
  handle(getMatrixFigures, ({ db, query, language }) => readMatrixFigures(db, query.majorId, language)),
];

/** A person's copies that are unfinished or of the last days, the newest first. */
async function listCopies(db: Queries, userId: number, now: Date): Promise<CopyJobRow[]> {
  const since = new Date(now.getTime() - overviewLimits.copyDays * day);
  const rows = await db
    .select()
    .from(copyJobs)
    .where(
      and(
        eq(copyJobs.userId, userId),
        eq(copyJobs.kind, 'copy'),
        or(inArray(copyJobs.state, ['waiting', 'running']), gt(copyJobs.createTime, since)),
      ),
    )
    .orderBy(desc(copyJobs.createTime), desc(copyJobs.unique))
    .limit(listed);
  return rows as CopyJobRow[];
}
