import type { ChangeEditionRequest, Edition, EditionFiguresList, EditionRef } from '@college/curriculum-model';

/** Where scenarios are compared with the current edition, kept and thrown away. Failures reject with an error whose message staff can read. */
export interface ScenarioSource {
  /**
   * What some states amount to, in the order in which they were asked for.
   * Call: `GET /edition/figures` (extension).
   */
  loadFigures(refs: readonly EditionRef[], options?: { signal?: AbortSignal }): Promise<EditionFiguresList>;
  /**
   * The editions of a major, the latest first: who made each scenario, when, and its version.
   * Call: `GET /edition/list` (extension).
   */
  listEditions(majorId: number, options?: { signal?: AbortSignal }): Promise<readonly Edition[]>;
  /**
   * Makes a scenario a draft; a version that is not the stored one is refused with code 30009.
   * Call: `POST /edition/change` (extension).
   */
  changeEdition(request: ChangeEditionRequest): Promise<unknown>;
  /**
   * Throws a scenario away.
   * Call: `POST /edition/delete` (extension).
   */
  deleteEdition(id: number, options?: { version?: number }): Promise<void>;
}
