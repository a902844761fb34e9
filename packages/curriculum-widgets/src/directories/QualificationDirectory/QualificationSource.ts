import type { Qualification, QualificationPageRequest } from '@college/curriculum-model';

/** Where the directory of professional qualifications is read. Failures reject with an error whose message staff can read. */
export interface QualificationSource {
  /**
   * One page, filtered by name.
   * Call: `POST /dic/pageJobDirectory` (reference §7).
   */
  listQualifications: (
    request: QualificationPageRequest,
    options: { signal?: AbortSignal },
  ) => Promise<{ list: readonly Qualification[]; total: number }>;
}
