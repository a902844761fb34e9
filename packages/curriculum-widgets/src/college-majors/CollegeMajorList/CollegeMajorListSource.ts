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
  listCollegeMajors(request: CollegeMajorPageRequest, options?: CallOptions): Promise<PageInfo<CollegeMajorResponse>>;
  /** Best matches first. */
  searchCollegeMajors(request: SearchPageRequest, options?: CallOptions): Promise<SearchPage<CollegeMajorResponse>>;
  /** Categories with their classes, in the language of the interface. */
  listProfessionTypes(options?: CallOptions): Promise<OptionItem[]>;
  deleteCollegeMajor(id: number, options?: CallOptions): Promise<void>;
}
