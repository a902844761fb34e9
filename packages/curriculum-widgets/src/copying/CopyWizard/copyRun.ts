import { addCopyMessage, emptyCopyLog, isCopyDone, type CopyJob, type CopyLog, type CopyProgress } from '@college/curriculum-model';

interface Run {
  /** The key of the stored copy; the POST stream has none. */
  unique: string | null;
  targetId: number | null;
  targetName: string;
  log: CopyLog;
}

/** What a stored copy came to; a wizard that does not know shows only the success. */
export type CopyOutcome = Pick<CopyJob, 'courseId' | 'created' | 'editionId' | 'receiptId'>;

/** What a stored copy came to. */
export function outcomeOf({ courseId, created, editionId, receiptId }: CopyJob): CopyOutcome {
  return { courseId, created, editionId, receiptId };
}

/** The state of a copy, whether this wizard runs it or only reads its stored job. */
export type CopyRun = Run &
  (
    | { status: 'running' }
    /** The stream broke or ended early: no message, no reconnecting (decision 90). */
    | { status: 'stopped' }
    /** Stored, but never begun. */
    | { status: 'waiting' }
    /** Runs at the server while this wizard looks on. */
    | { status: 'watched' }
    | ({ status: 'done' } & CopyOutcome)
    | { status: 'failed'; message: string }
  );

/** What a stored copy looks like in the wizard. */
export function runOfJob(job: CopyJob): CopyRun {
  const log = job.progress.reduce(addCopyMessage, emptyCopyLog);
  const run = { unique: job.unique, targetId: job.targetId ?? null, targetName: job.targetName ?? '', log };
  switch (job.state) {
    case 'waiting':
      return { ...run, status: 'waiting' };
    case 'running':
      return { ...run, status: 'watched' };
    case 'done':
      return { ...run, ...outcomeOf(job), status: 'done', log: { ...log, percent: 100 } };
    case 'failed':
      return { ...run, status: 'failed', message: job.message ?? '' };
  }
}

/** Takes a message of the stream in; at 100 % the copy has arrived (decision 91). */
export function runAfterMessage(run: CopyRun, message: CopyProgress): CopyRun {
  if (run.status !== 'running') return run;
  const log = addCopyMessage(run.log, message);
  return isCopyDone(log) ? { ...run, status: 'done', log } : { ...run, log };
}

/** The stream has ended, or a poll failed; before 100 % the wizard knows nothing more, and shows no error. */
export function runAfterStream(run: CopyRun): CopyRun {
  return run.status === 'running' || run.status === 'watched' ? { ...run, status: 'stopped' } : run;
}
