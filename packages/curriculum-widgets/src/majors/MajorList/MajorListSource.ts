import type { MajorListRequest, MajorListResponse } from '@college/curriculum-model';

/** Where the list of majors is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MajorListSource {
  listMajors(request: MajorListRequest, options?: { signal?: AbortSignal }): Promise<MajorListResponse>;
}
