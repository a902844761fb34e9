import type { CollegeMajor, CollegeMajorResponse, OptionItem } from '@college/curriculum-model';

interface CallOptions {
  signal?: AbortSignal;
}

/** Where the editor of a college major reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CollegeMajorEditorSource {
  /** The major as it is kept, with its translations. */
  getCollegeMajor(id: number, options?: CallOptions): Promise<CollegeMajorResponse>;
  /** Categories with their classes, in the language of the interface. */
  listProfessionTypes(options?: CallOptions): Promise<OptionItem[]>;
  listProfessionStandards(options?: CallOptions): Promise<OptionItem[]>;
  listProfessionYears(options?: CallOptions): Promise<OptionItem[]>;
  /** What rows of an academic system choose from. */
  listProfessionSystem(options?: CallOptions): Promise<OptionItem[]>;
  /** Adds a major with id 0, changes any other; an old version rejects with code '30009', and a refusal may carry `data.field`. */
  saveCollegeMajor(request: CollegeMajor): Promise<{ id: number; version?: number | undefined }>;
}
