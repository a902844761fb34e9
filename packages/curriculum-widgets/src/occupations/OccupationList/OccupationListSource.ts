import type { OccupationImport, OccupationPagesRequest, OccupationResponse, OptionItem, PageInfo } from '@college/curriculum-model';

/** What every call takes last. */
export interface CallOptions {
  signal?: AbortSignal;
}

/**
 * Where the list of occupation records reads and writes; a college plugs in its own backend here. Failures reject with an error whose message staff can read.
 */
export interface OccupationListSource {
  /**
   * One page of records, as the request narrows and orders them.
   * Call: `POST /occupation/pages` (reference §7).
   */
  listOccupations(request: OccupationPagesRequest, options?: CallOptions): Promise<PageInfo<OccupationResponse>>;
  /**
   * The tree of levels in the language of the interface.
   * Call: `GET /occupation/levels` (reference §7).
   */
  listOccupationLevels(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * Deletes a record.
   * Call: `POST /occupation/delete` (reference §7).
   */
  deleteOccupation(id: number, options?: CallOptions & { version?: number | undefined }): Promise<void>;
  /**
   * Stores the records of a workbook, all lines or none; in a dry run only returns the result it would have.
   * Call: `POST /occupation/import` (extension).
   */
  importOccupations(file: File, options?: CallOptions & { isDryRun?: boolean; basis?: string | undefined }): Promise<OccupationImport>;
}
