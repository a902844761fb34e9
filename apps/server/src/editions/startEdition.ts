import { editionStepMessage, type EditionStep } from '@college/curriculum-model';
import { eq, sql } from 'drizzle-orm';
import { recordChange } from '../audit/recordChange';
import { claimJob, finishJob, keepEvents, listRunning, type EditionJobRow } from '../copy/copyJobRepository';
import { holdStarter, settleJob } from '../copy/copyLock';
import { runLive, type LiveCopy } from '../copy/liveCopy';
import { runJob } from '../copy/runJob';
import { schema, type Transaction } from '../db';
import { codes } from '../http/codes';
import { invalid, notFound, Refusal } from '../http/refusal';
import { httpMessages } from '../http/messages';
import type { Services } from '../http/services';
import { majorRows } from '../majors/majorRepository';
import { authoriseNow } from '../rights/authoriseNow';
import type { Caller } from '../rights/caller';
import { branchMajor } from './branchMajor';
import { askingOf } from './comparing/compareSides';
import { noteBranchedParts, readingOfSnapshot, readLiveParts } from './comparing/liveParts';
import { checkPlaceForEdition, holdHome, type EditionRow } from './editionRepository';
import { readOrigin, writeOrigin } from './editionOrigin';
import { editionMessages } from './messages';
import { editionState } from './presentEdition';
import { storeNamed } from './stateRepository';

const { editions, majors } = schema;
const runningAtOnce = 3;

/** Starts a waiting job that makes a draft, detached from its request, so that it continues when the client disconnects. */
export function startEdition(services: Services, job: EditionJobRow, caller: Caller) {
  return runLive(services.database, job.unique, (live) => {
    let no = 0;
    /** The number of a message is that of its step, also where the transaction is tried again. */
    const message = (step: EditionStep) => editionStepMessage(step, (no += 1));
    return runJob(services, job, live, {
      hold: (holder) => holdHome(holder, job.params.homeMajorId),
      claim: () => claimWithinLimits(services, job),
      async work(tx) {
        no = 0;
        await makeEdition({ services, tx, job, caller, live, message });
      },
      done: () => message({ name: 'done' }),
      failed: editionMessages.failed,
      notStarted: editionMessages.notStarted,
      isSnapshot: true,
    });
  });
}

async function claimWithinLimits({ database, now }: Services, { unique, userId, params }: EditionJobRow): Promise<boolean> {
  return database.transaction(async (tx) => {
    await holdStarter(tx, userId);
    const running = [];
    for (const job of await listRunning(tx, userId)) {
      const settled = await settleJob(database, tx, job, now());
      if (settled.state === 'running' && settled.unique !== unique) running.push(settled);
    }
    const isSame = running.some((job) => job.kind === 'edition' && job.params.homeMajorId === params.homeMajorId);
    if (isSame) throw new Refusal(codes.tooManyAttempts, editionMessages.alreadyRunning);
    if (running.length >= runningAtOnce) throw new Refusal(codes.tooManyAttempts, editionMessages.tooManyRunning);
    return claimJob(tx, unique, now());
  });
}

interface Making {
  services: Services;
  tx: Transaction;
  job: EditionJobRow;
  caller: Caller;
  live: LiveCopy;
  message: (step: EditionStep) => ReturnType<typeof editionStepMessage>;
}

/** The whole draft; its job is done by the same commit. */
async function makeEdition({ services, tx, job, caller, live, message }: Making): Promise<void> {
  const { database, log, now } = services;
  const { unique, params } = job;
  const { homeMajorId } = params;
  let kept = Promise.resolve();
  function tell(step: EditionStep): void {
    const told = message(step);
    live.add(told);
    if (database.engine === 'embedded') return;
    // Stored at once for other server processes; the embedded engine has but one.
    kept = kept
      .then(() => keepEvents(database.db, unique, [told]))
      .catch((error: unknown) => log.warn({ err: error }, 'progress of a draft could not be kept while it is made'));
  }
  // Thousands of rows are looked up by id here. Plans made for tables that were small, or never analysed, would read them whole each time.
  await tx.execute(sql`set local enable_seqscan = off`);
  // The cost estimate of the copying statement is over the JIT threshold; compiling it takes five times as long as executing it.
  await tx.execute(sql`set local jit = off`);
  await authoriseNow(tx, caller, { auth: 'create', subject: { kind: 'major', id: homeMajorId } });
  await checkPlaceForEdition(tx, homeMajorId);
  const act = { userId: caller.id, now: now() };
  const { edition, draftId } = await insertDraft(tx, params, act);
  tell({ name: 'check' });
  await branchMajor(tx, { sourceId: homeMajorId, draftId }, (copied, total) => tell({ name: 'courses', copied, total }));
  // By parts, some courses at a time: a whole curriculum may be more than fits into memory.
  const reading = readingOfSnapshot(tx, act.now);
  const { named, contents, frame } = await readLiveParts(reading, { majorId: homeMajorId, homeMajorId }, askingOf({ services, caller }));
  const currentStateId = await storeNamed(tx, named, contents, { homeMajorId, occasion: 'base', ...act });
  await noteBranchedParts(tx, { draftId, baseStateId: currentStateId, frame });
  const origin = params.from === undefined ? undefined : await readOrigin(tx, params.from);
  const baseStateId = origin?.baseStateId ?? currentStateId;
  await tx.update(editions).set({ baseStateId }).where(eq(editions.id, edition.id));
  tell({ name: 'base' });
  if (origin) {
    await writeOrigin(tx, { draftId, homeMajorId, state: origin.state }, act);
    tell({ name: 'origin' });
  }
  const after = { ...editionState(edition), homeMajorId };
  const change = { action: 'created', entity: 'edition', entityId: edition.id, before: null, after } as const;
  await recordChange(tx, { at: act.now, userId: act.userId, ...change });
  await kept;
  const done = editionStepMessage({ name: 'done' }, (live.messages.at(-1)?.no ?? 0) + 1);
  // A row that another transaction stored meanwhile is not in the snapshot: to store it again would end this transaction.
  await keepEvents(tx, unique, database.engine === 'embedded' ? [...live.messages, done] : [done]);
  if (!(await finishJob(tx, unique, { resultId: edition.id, created: null }, now()))) {
    throw new Refusal(codes.conflict, editionMessages.interrupted);
  }
}

/** The edition and its empty major, which is called as its home. */
async function insertDraft(
  tx: Transaction,
  { homeMajorId, from: _origin, ...fields }: EditionJobRow['params'],
  { userId, now }: { userId: number; now: Date },
): Promise<{ edition: EditionRow; draftId: number }> {
  const home = await majorRows.find(tx, { id: homeMajorId });
  if (!home) throw notFound(httpMessages.subjectMissing);
  if (home.editionId !== null) throw invalid(editionMessages.ofDraft);
  const stamp = { createdBy: userId, createTime: now, updateTime: now };
  const [made] = await tx
    .insert(editions)
    .values({ ...fields, homeMajorId, status: 'open', openedAt: now, ...stamp })
    .returning();
  const { id: _, departmentId: _department, ...columns } = home;
  const [draft] = await tx
    .insert(majors)
    .values({ ...columns, editionId: made?.id ?? 0, ...stamp })
    .returning({ id: majors.id });
  if (!made || !draft) throw new Error('editions: the insert returned no row');
  const [edition] = await tx.update(editions).set({ majorId: draft.id }).where(eq(editions.id, made.id)).returning();
  return { edition: edition ?? made, draftId: draft.id };
}
