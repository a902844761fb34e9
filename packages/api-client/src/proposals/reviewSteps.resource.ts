import type { CollegeSteps, SaveStepsRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { getReviewSteps, saveReviewSteps } from './reviewSteps.contract';

/** The steps in which a college reviews drafts. A failed save is only thrown, not reported: the form shows it. */
export function createReviewSteps(client: Client) {
  const quiet = quietClient(client);
  return {
    /** The steps, and how many people can decide each. */
    loadSteps({ signal }: Cancellable = {}): Promise<CollegeSteps> {
      return client.call(getReviewSteps, { signal });
    },
    /** Stores all steps; answers them as stored. */
    saveSteps(request: SaveStepsRequest): Promise<CollegeSteps> {
      return quiet.call(saveReviewSteps, { body: request });
    },
  };
}

export type ReviewStepsResource = ReturnType<typeof createReviewSteps>;
