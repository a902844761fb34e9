import { inLanguage, nameInDraft, type CopyJob, type Language } from '@college/curriculum-model';
import { inArray } from 'drizzle-orm';
import { schema, type OpenDatabase, type Queries } from '../db';
import { editionsOfDrafts } from '../editions/namesOfDrafts';
import { inReadersLanguage } from '../majors/presentMajor';
import { listEvents, type CopyJobRow } from './copyJobRepository';
import { settleJob } from './copyLock';
import { receiptsOfCopies } from './copyReceipt';
import { copyMessages } from './messages';
import { isWaiting, presentMessage } from './watchJob';

/** The actual state of copies, for clients that lost their streams. */
export async function presentJobs(
  database: OpenDatabase,
  db: Queries,
  rows: readonly CopyJobRow[],
  reader: { language: Language; now: Date },
): Promise<CopyJob[]> {
  const drafts = await editionsOfDrafts(
    db,
    rows.map(({ params }) => params.targetId),
  );
  const majors = await majorNames(db, rows, drafts, reader.language);
  const sources = await sourceNames(db, rows, reader.language);
  const receipts = await receiptsOfCopies(
    db,
    rows.flatMap(({ resultId }) => resultId ?? []),
  );
  const jobs: CopyJob[] = [];
  for (const row of rows) {
    const job = await settleJob(database, db, row, reader.now);
    const { courseId: sourceId, targetId } = job.params;
    const messages = await listEvents(db, job.unique);
    const targetName = majors.get(targetId);
    const sourceName = sources.get(sourceId);
    const [editionId, receiptId] = [drafts.get(targetId)?.id, receipts.get(job.resultId ?? 0)];
    jobs.push({
      unique: job.unique,
      ...stateOf(job, reader),
      progress: messages.map((message) => presentMessage(message, reader.language)),
      sourceId,
      ...(sourceName === undefined ? {} : { sourceName }),
      targetId,
      ...(targetName === undefined ? {} : { targetName }),
      ...(job.resultId === null ? {} : { courseId: job.resultId }),
      ...(editionId === undefined ? {} : { editionId }),
      ...(receiptId === undefined ? {} : { receiptId }),
      ...(job.created ? { created: job.created } : {}),
      ...(job.startedAt ? { startedAt: job.startedAt.toISOString() } : {}),
      ...(job.finishedAt ? { finishedAt: job.finishedAt.toISOString() } : {}),
    });
  }
  return jobs;
}

function stateOf(job: CopyJobRow, { language, now }: { language: Language; now: Date }): Pick<CopyJob, 'state' | 'message'> {
  if (job.state === 'waiting' && !isWaiting(job, now)) return { state: 'failed', message: inLanguage(copyMessages.expired, language) };
  return job.state === 'failed'
    ? { state: 'failed', message: inLanguage(job.failure ?? copyMessages.failed, language) }
    : { state: job.state };
}

async function majorNames(
  db: Queries,
  rows: readonly CopyJobRow[],
  drafts: ReadonlyMap<number, { name: string }>,
  language: Language,
): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ params }) => params.targetId))];
  if (ids.length === 0) return new Map();
  const majors = await db.select().from(schema.majors).where(inArray(schema.majors.id, ids));
  return new Map(
    majors.map((major) => [major.id, nameInDraft(inReadersLanguage(major, 'name', language), drafts.get(major.id)?.name, language)]),
  );
}

async function sourceNames(db: Queries, rows: readonly CopyJobRow[], language: Language): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ params }) => params.courseId))];
  if (ids.length === 0) return new Map();
  const units = await db.select().from(schema.courseUnits).where(inArray(schema.courseUnits.id, ids));
  return new Map(units.map((unit) => [unit.id, inReadersLanguage(unit, 'name', language)]));
}
