import { copyStepMessage, type CopyStepCounts, type CopyStepName } from '@college/curriculum-model';
import { sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { presentCourseUnit } from '../course-units/presentCourseUnit';
import { courseUnitRows } from '../course-units/courseUnitRepository';
import type { Transaction } from '../db';
import { closeReceipt } from '../editions/merging/receiptRepository';
import { codes } from '../http/codes';
import { Refusal } from '../http/refusal';
import type { Services } from '../http/services';
import { authoriseNow } from '../rights/authoriseNow';
import type { Caller } from '../rights/caller';
import { checkCopy, holdCopyPair, rightsToCopy } from './checkCopy';
import { claimJob, finishJob, keepEvents, listRunning, type CopyJobRow } from './copyJobRepository';
import { holdStarter, settleJob } from './copyLock';
import { openCopyReceipt } from './copyReceipt';
import { runLive, type LiveCopy } from './liveCopy';
import { makeCopy } from './makeCopy';
import { copyMessages } from './messages';
import { runJob } from './runJob';

const runningAtOnce = 3;
const noCounts: CopyStepCounts = {
  projects: 0,
  taskGoals: 0,
  points: 0,
  ksa: 0,
  goals: 0,
  bindings: 0,
  courseCells: 0,
  projectCells: 0,
};

/** Starts a waiting copy detached from its request, so that it continues when the client disconnects. The job reports a refusal to start. */
export function startCopy(services: Services, job: CopyJobRow, caller: Caller) {
  return runLive(services.database, job.unique, (live) =>
    runJob(services, job, live, {
      claim: () => claimWithinLimits(services, job),
      work: (tx) => copy(services, tx, job, caller, live),
      done: () => copyStepMessage('done', noCounts),
      failed: copyMessages.failed,
      notStarted: copyMessages.notStarted,
      isSnapshot: false,
    }),
  );
}

async function claimWithinLimits({ database, now }: Services, { unique, userId, params }: CopyJobRow): Promise<boolean> {
  return database.transaction(async (tx) => {
    await holdStarter(tx, userId);
    const jobs = await listRunning(tx, userId);
    const running = [];
    for (const job of jobs) {
      const settled = await settleJob(database, tx, job, now());
      if (settled.state === 'running' && settled.unique !== unique) running.push(settled);
    }
    const isSame = running.some(
      (job) => job.kind === 'copy' && job.params.courseId === params.courseId && job.params.targetId === params.targetId,
    );
    if (isSame) throw new Refusal(codes.tooManyAttempts, copyMessages.alreadyRunning);
    if (running.length >= runningAtOnce) throw new Refusal(codes.tooManyAttempts, copyMessages.tooManyRunning);
    return claimJob(tx, unique, now());
  });
}

/** The whole copy; its job is done by the same commit. */
async function copy({ database, log, now }: Services, tx: Transaction, job: CopyJobRow, caller: Caller, live: LiveCopy): Promise<void> {
  const { unique, params } = job;
  let kept = Promise.resolve();
  function tell(step: CopyStepName, counts: CopyStepCounts): void {
    const message = copyStepMessage(step, counts);
    live.add(message);
    if (database.engine === 'embedded') return;
    // Published for other server processes. The copy does not wait for that: it stores all messages itself at its end.
    kept = kept
      .then(() => keepEvents(database.db, unique, [message]))
      .catch((error: unknown) => log.warn({ err: error }, 'progress of a copy could not be kept while it runs'));
  }
  // Thousands of rows are looked up by id here. Plans made for tables that were small, or never analysed, would read them whole each time.
  await tx.execute(sql`set local enable_seqscan = off`);
  await holdCopyPair(tx, params);
  for (const question of rightsToCopy(params)) await authoriseNow(tx, caller, question);
  await checkCopy(tx, params);
  tell('check', noCounts);
  const act = { userId: caller.id, now: now() };
  const { courseId, created } = await makeCopy(tx, params, act, tell);
  await openCopyReceipt(tx, { ...act, courseId, targetId: params.targetId });
  const unit = await courseUnitRows.find(tx, { id: courseId });
  const after = unit && { ...presentCourseUnit(unit, []), copiedFromId: unit.copiedFromId, goalRelations: params.goalRelations, created };
  await recordChange(tx, {
    at: act.now,
    userId: caller.id,
    action: 'created',
    entity: 'courseUnit',
    entityId: courseId,
    before: null,
    after,
  });
  await closeReceipt(tx);
  await kept;
  await keepEvents(tx, unique, [...live.messages, copyStepMessage('done', noCounts)]);
  const isFinished = await finishJob(tx, unique, { resultId: courseId, created }, now());
  if (!isFinished) throw new Refusal(codes.conflict, copyMessages.interrupted);
}
