import {
  copyCountKinds,
  copyStepMessageOf,
  type CopyCounts,
  type CopyPlace,
  type CopyStepCounts,
  type CopyStepName,
} from '@college/curriculum-model';
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
import { checkCopy, copiesOf, holdCopyPair, rightsToCopy } from './checkCopy';
import { claimJob, finishJob, keepEvents, listRunning, type CopyJobRow } from './copyJobRepository';
import { holdStarter, settleJob } from './copyLock';
import { openCopyReceipt } from './copyReceipt';
import { runLive, type LiveCopy } from './liveCopy';
import { makeCopy, type MadeCopy } from './makeCopy';
import type { CopyParams } from '../db/tables/copyJobs';
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
      done: () => doneMessage(job),
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
    const wanted = new Set(copiesOf(params).map(({ courseId }) => courseId));
    const isSame = running.some(
      (job) =>
        job.kind === 'copy' && job.params.targetId === params.targetId && copiesOf(job.params).some(({ courseId }) => wanted.has(courseId)),
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
  function tell(place: CopyPlace, step: CopyStepName, counts: CopyStepCounts): void {
    const message = copyStepMessageOf(step, counts, place);
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
  const act = { userId: caller.id, now: now() };
  const copies = copiesOf(params);
  const made: MadeCopy[] = [];
  for (const [at, one] of copies.entries()) {
    const place = { at, of: copies.length, name: copies.length > 1 ? await nameOf(tx, one.courseId) : '' };
    tell(place, 'check', noCounts);
    made.push(await makeCopy(tx, one, act, (step, counts) => tell(place, step, counts)));
  }
  await openCopyReceipt(tx, { ...act, courseIds: made.map(({ courseId }) => courseId), targetId: params.targetId });
  for (const [at, one] of made.entries()) await recordCopy(tx, one, copies[at]!, act);
  await closeReceipt(tx);
  await kept;
  await keepEvents(tx, unique, [...live.messages, doneMessage(job)]);
  const outcome = { resultId: made[0]!.courseId, created: made.map(({ created }) => created).reduce(sumOf) };
  const isFinished = await finishJob(tx, unique, outcome, now());
  if (!isFinished) throw new Refusal(codes.conflict, copyMessages.interrupted);
}

function doneMessage({ params }: CopyJobRow) {
  return copyStepMessageOf('done', noCounts, { at: 0, of: copiesOf(params).length, name: '' });
}

async function nameOf(tx: Transaction, id: number): Promise<string> {
  return (await courseUnitRows.find(tx, { id }))?.name ?? '';
}

async function recordCopy(
  tx: Transaction,
  { courseId, created }: MadeCopy,
  { goalRelations }: CopyParams,
  { userId, now: at }: { userId: number; now: Date },
): Promise<void> {
  const unit = await courseUnitRows.find(tx, { id: courseId });
  const after = unit && { ...presentCourseUnit(unit, []), copiedFromId: unit.copiedFromId, goalRelations, created };
  await recordChange(tx, { at, userId, action: 'created', entity: 'courseUnit', entityId: courseId, before: null, after });
}

function sumOf(one: CopyCounts, other: CopyCounts): CopyCounts {
  return Object.fromEntries(copyCountKinds.map((kind) => [kind, one[kind] + other[kind]])) as CopyCounts;
}
