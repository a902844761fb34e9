import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import { inSpan } from '../tracing/spans';

const running = new WeakMap<OpenDatabase, Set<Promise<void>>>();

/** Runs an action after the response is sent, so that neither its duration nor its failure is observable. */
export function runAfterAnswer(database: OpenDatabase, log: Logger, act: () => Promise<void>): void {
  const works = running.get(database) ?? new Set();
  running.set(database, works);
  const work = nextTurn()
    .then(() => inSpan('after the answer', {}, act))
    .catch((error: unknown) => log.error({ err: error }, 'what was left to do after an answer failed'))
    .finally(() => works.delete(work));
  works.add(work);
}

/** Resolves when nothing is left to do. */
export async function afterAnswersSettled(database: OpenDatabase): Promise<void> {
  await Promise.all(running.get(database) ?? []);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
