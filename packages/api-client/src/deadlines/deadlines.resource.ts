import type { CheckedMajor, DeadlinePlan, ProgressBoard, SaveDeadlinesRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { checkMajor, getDeadlines, getProgressBoard, saveDeadlines } from './deadlines.contract';

/** Deadlines of a college, and how far it is. A failed save or check is only thrown, not reported: form and board show it. */
export function createDeadlines(client: Client) {
  const quiet = quietClient(client);
  return {
    /** What must be ready by when. */
    loadDeadlines({ signal }: Cancellable = {}): Promise<DeadlinePlan> {
      return client.call(getDeadlines, { signal });
    },
    /** Stores the whole plan; answers it as stored. */
    saveDeadlines(request: SaveDeadlinesRequest): Promise<DeadlinePlan> {
      return quiet.call(saveDeadlines, { body: request });
    },
    /** How far the part of the college is that concerns the signed-in person. */
    loadBoard(lang: string, { signal }: Cancellable = {}): Promise<ProgressBoard> {
      return client.call(getProgressBoard, { query: { lang }, signal });
    },
    /** What the rules find in a major now. */
    checkMajor(majorId: number, { signal }: Cancellable = {}): Promise<CheckedMajor> {
      return quiet.call(checkMajor, { query: { majorId }, signal });
    },
  };
}

export type DeadlinesResource = ReturnType<typeof createDeadlines>;
