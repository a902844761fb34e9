import type { MajorInfo, MajorListRequest, MajorListResponse, Saved, SaveMajorRequest } from '@college/curriculum-model';

/** Where the list of majors is read; a college plugs in its own backend here. Failures reject with an error whose message staff can read. */
export interface MajorListSource {
  /**
   * One page of majors within reach, by department and code; a part of the name narrows it.
   * Call: `POST /major/v2.0/majorlist` (extension).
   */
  listMajors(request: MajorListRequest, options?: { signal?: AbortSignal }): Promise<MajorListResponse>;
  /**
   * Makes a major in a department (its id is 0); without it the list offers none.
   * Call: `POST /major/v2.0/savemajor` (extension).
   */
  saveMajor?(request: SaveMajorRequest): Promise<Saved<MajorInfo>>;
}
