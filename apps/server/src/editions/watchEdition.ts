import type { CopyStepMessage, EditionProgress, Language } from '@college/curriculum-model';
import { eq } from 'drizzle-orm';
import { findJob, type EditionJobRow, type JobRow } from '../copy/copyJobRepository';
import { presentMessage, watchJob, type Watcher } from '../copy/watchJob';
import { schema, type Queries } from '../db';
import { editionMessages } from './messages';
import { startEdition } from './startEdition';

const { editions } = schema;

/** The messages of a job that makes a draft; the first reader starts it. */
export function watchEdition(watcher: Watcher, unique: string) {
  const { db } = watcher.services.database;
  return watchJob(watcher, unique, {
    isOfKind: (job: JobRow): job is EditionJobRow => job.kind === 'edition',
    start: startEdition,
    present: (message) => present(db, unique, message, watcher.language),
    sentences: { ...editionMessages, unknownJob: editionMessages.missing },
  });
}

/** The last message names what was made. */
async function present(db: Queries, unique: string, message: CopyStepMessage, language: Language): Promise<EditionProgress> {
  const progress = presentMessage(message, language);
  if (message.percent < 100) return progress;
  const { resultId = null } = (await findJob(db, unique)) ?? {};
  const [edition] = resultId === null ? [] : await db.select().from(editions).where(eq(editions.id, resultId));
  if (!edition) return progress;
  return { ...progress, editionId: edition.id, ...(edition.majorId === null ? {} : { majorId: edition.majorId }) };
}
