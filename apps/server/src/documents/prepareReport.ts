import type { StreamEvent } from '../http/eventsAnswer';
import type { CallContext } from '../http/call';
import type { Services } from '../http/services';
import { makeReport, type MadeReport, type ReportRequest } from './makeReport';
import { keepFile, type FileOwner } from './waitingFiles';
import type { OnProgress } from './documentFile';

/** Generates a report and streams the progress. */
export function prepareReport(
  { services, readLate }: Pick<CallContext, 'services' | 'readLate'>,
  userId: number,
  request: ReportRequest,
): AsyncGenerator<StreamEvent> {
  const { log, settings } = services;
  return prepareFile(services, { userId, courseId: request.courseId }, (onProgress) =>
    readLate((db) => makeReport(db, request, { userId, budgets: settings.budgets, now: services.now(), log, onProgress })),
  );
}

/** Has a file made and streams the progress; the last event names the finished file. Nothing is kept for a client that disconnected. */
export async function* prepareFile(
  services: Services,
  owner: FileOwner,
  make: (onProgress: OnProgress) => Promise<MadeReport>,
): AsyncGenerator<StreamEvent> {
  const { db } = services.database;
  let reported = 0;
  let reached = 0;
  let outcome: { made: MadeReport } | { error: unknown } | undefined;
  let wake = () => {};
  yield { data: { progress: 0 } };
  void make((progress) => {
    reached = progress;
    wake();
  })
    .then((made) => (outcome = { made }))
    .catch((error: unknown) => (outcome = { error }))
    .finally(() => wake());
  while (!outcome) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    if (reached > reported) {
      reported = reached;
      yield { data: { progress: reported } };
      continue;
    }
    await changed;
  }
  if ('error' in outcome) throw outcome.error;
  const { file, missing } = outcome.made;
  const key = await keepFile(db, owner, file, services.now());
  if (reported < 100) yield { data: { progress: 100 } };
  yield { data: { done: { file: key, missing } } };
}
