import type { ErasePersonRequest, Erasure } from '@college/curriculum-model';

/** Where the personal data of somebody are deleted. Failures reject with an error whose message staff can read. */
export interface ErasureSource {
  /** What would be removed, and what would stay without a name, by number. Call: `GET /manage/user/erasure` (extension). */
  findErasure(id: number, options?: { signal?: AbortSignal }): Promise<Erasure>;
  /** Deletes account and personal data for good; rejects with code '30009' where `version` is not the stored one. Call: `POST /manage/user/erase` (extension). */
  erasePerson(request: ErasePersonRequest): Promise<Erasure>;
}
