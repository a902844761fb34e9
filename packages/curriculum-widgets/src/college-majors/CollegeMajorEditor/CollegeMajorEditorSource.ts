import type { CollegeMajor, CollegeMajorResponse, OptionItem, Saved } from '@college/curriculum-model';

interface CallOptions {
  signal?: AbortSignal;
}

/** Where the editor of a college major reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CollegeMajorEditorSource {
  /**
   * The major as it is kept, with its translations.
   * Call: `GET /profession/detail` (reference §7).
   */
  getCollegeMajor(id: number, options?: CallOptions): Promise<CollegeMajorResponse>;
  /**
   * Categories with their classes, in the language of the interface.
   * Call: `GET /profession/types` (reference §7).
   */
  listProfessionTypes(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * The national quality standards to choose from.
   * Call: `GET /profession/std` (reference §7).
   */
  listProfessionStandards(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * The lengths of schooling to choose from.
   * Call: `GET /profession/years` (reference §7).
   */
  listProfessionYears(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * What rows of an academic system choose from.
   * Call: `GET /profession/system` (reference §7).
   */
  listProfessionSystem(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * Adds a major with id 0, changes any other; an old version rejects with code '30009', and a refusal may carry `data.field`.
   * Call: `POST /profession/add` and `POST /profession/update` (reference §7).
   */
  saveCollegeMajor(request: CollegeMajor): Promise<Saved<CollegeMajorResponse>>;
}
