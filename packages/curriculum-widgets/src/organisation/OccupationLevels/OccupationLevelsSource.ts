import type { OptionItem } from '@college/curriculum-model';

/** Where the tree is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface OccupationLevelsSource {
  /**
   * The whole tree, in the language of the interface.
   * Call: `GET /occupation/levels` (reference §7).
   */
  listOccupationLevels(options?: { signal?: AbortSignal }): Promise<OptionItem[]>;
}
