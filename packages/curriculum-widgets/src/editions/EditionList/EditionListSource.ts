import type { ChangeEditionRequest, Edition, EditionProgress, StartEditionRequest } from '@college/curriculum-model';

/** Where the editions of a major are listed and its drafts made, changed and deleted. Failures reject with an error whose message staff can read. */
export interface EditionListSource {
  /**
   * The drafts, scenarios and published editions of a major, the latest first; with `figures` each with what changed in it, which may take longer.
   * Call: `GET /edition/list` (extension).
   */
  listEditions(majorId: number, options?: { figures?: boolean; signal?: AbortSignal }): Promise<readonly Edition[]>;
  /**
   * Makes a draft and reports the progress; the last message names it. A repeated key replays the messages and makes nothing twice.
   * Call: `POST /edition/start` (extension).
   */
  startEdition(request: StartEditionRequest, options?: { signal?: AbortSignal }): AsyncIterable<EditionProgress>;
  /**
   * Changes the name, entry year or reason of an open draft; a version that is not the stored one is refused with code 30009 and the stored edition.
   * Call: `POST /edition/change` (extension).
   */
  changeEdition(request: ChangeEditionRequest): Promise<unknown>;
  /**
   * Deletes an open draft or scenario.
   * Call: `POST /edition/delete` (extension).
   */
  deleteEdition(id: number, options?: { version?: number }): Promise<void>;
}
