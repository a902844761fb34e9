import type { OccupationRequest, OccupationResponse, OccupationSkill, OptionItem, Saved, SavedSkill } from '@college/curriculum-model';

/** What every call takes last. */
export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * Where the editor of an occupation record reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can
 * read.
 */
export interface OccupationEditorSource {
  /**
   * The record as it is kept, with its translations.
   * Call: `GET /occupation/detail` (reference §7).
   */
  getOccupation(id: number, options?: CallOptions): Promise<OccupationResponse>;
  /**
   * The tree of levels in the language of the interface.
   * Call: `GET /occupation/levels` (reference §7).
   */
  listOccupationLevels(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * The tree of skills; `isToEdit` requests it as recorded, with the English of each.
   * Call: `GET /occupation/skills` (reference §7).
   */
  listOccupationSkills(options?: CallOptions & { isToEdit?: boolean }): Promise<OccupationSkill[]>;
  /**
   * The occupation levels to choose from.
   * Call: `GET /occupation/types` (reference §7).
   */
  listOccupationTypes(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * The publication years to choose from.
   * Call: `GET /occupation/publishs` (reference §7).
   */
  listOccupationPublishes(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * Adds a record with id 0, changes any other; an old version rejects with code '30009', and a refusal may carry `data.field`.
   * Call: `POST /occupation/add` and `POST /occupation/update` (reference §7).
   */
  saveOccupation(request: OccupationRequest): Promise<Saved<OccupationResponse>>;
  /**
   * Changes the tree of skills, all entries or none, and resolves with the new tree.
   * Call: `POST /occupation/saveskills` (extension).
   */
  saveOccupationSkills(list: readonly SavedSkill[]): Promise<OccupationSkill[]>;
}
