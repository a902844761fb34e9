import type {
  CollegeMajorPageRequest,
  CollegeMajorResponse,
  OptionItem,
  PageInfo,
  SearchPage,
  SearchPageRequest,
} from '@college/curriculum-model';

interface CallOptions {
  signal?: AbortSignal;
}

/** Where the list of college majors reads and deletes; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface CollegeMajorListSource {
  /**
   * One page of majors, as the request narrows and orders them (`relate_count` 0: many to few).
   * Call: `POST /profession/page` (reference §7).
   */
  listCollegeMajors(request: CollegeMajorPageRequest, options?: CallOptions): Promise<PageInfo<CollegeMajorResponse>>;
  /**
   * Best matches first.
   * Call: `POST /search/profession` (reference §7).
   */
  searchCollegeMajors(request: SearchPageRequest, options?: CallOptions): Promise<SearchPage<CollegeMajorResponse>>;
  /**
   * Categories with their classes, in the language of the interface.
   * Call: `GET /profession/types` (reference §7).
   */
  listProfessionTypes(options?: CallOptions): Promise<OptionItem[]>;
  /**
   * Deletes a major.
   * Call: `POST /profession/delete` (reference §7).
   */
  deleteCollegeMajor(id: number, options?: CallOptions & { version?: number | undefined }): Promise<void>;
}
