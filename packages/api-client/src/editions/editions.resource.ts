import type { ChangeEditionRequest, Edition, EditionDetail, EditionProgress, Saved, StartEditionRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { changeEdition, deleteEdition, getEdition, listEditions, startEdition } from './editions.contract';

/** The editions of a major's curriculum. */
export function createEditions(client: Client) {
  return {
    /** The drafts, scenarios and published editions of a major, the latest first; with `figures` each with its changes and coverage, which takes longer. */
    listEditions(majorId: number, { figures, signal }: Cancellable & { figures?: boolean } = {}): Promise<Edition[]> {
      return client.call(listEditions, { query: { majorId, ...asked(figures) }, signal });
    },
    /** An edition with what it began with. */
    loadEdition(id: number, { figures, signal }: Cancellable & { figures?: boolean } = {}): Promise<EditionDetail> {
      return client.call(getEdition, { query: { id, ...asked(figures) }, signal });
    },
    /** Makes a draft or a scenario; the last message names it. A repeated key replays the messages and makes nothing twice. */
    startEdition(request: StartEditionRequest, { signal }: Cancellable = {}): AsyncGenerator<EditionProgress> {
      return client.stream(startEdition, { body: request, signal });
    },
    /** Changes what an open draft is called and what it is for, or makes a scenario a draft. */
    changeEdition(request: ChangeEditionRequest): Promise<Saved<Edition>> {
      return client.call(changeEdition, { body: request });
    },
    /** Deletes an open draft or scenario. */
    async deleteEdition(id: number, { version }: { version?: number | undefined } = {}): Promise<void> {
      await client.call(deleteEdition, { body: { id, version } });
    },
  };
}

const asked = (figures: boolean | undefined) => (figures ? { figures: 1 as const } : {});
