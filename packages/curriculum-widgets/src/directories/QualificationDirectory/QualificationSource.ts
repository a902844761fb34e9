import type { Qualification, QualificationPageRequest } from '@college/curriculum-model';

/** Where the directory of professional qualifications is read. */
export interface QualificationSource {
  /** One page, filtered by name. */
  listQualifications: (
    request: QualificationPageRequest,
    options: { signal?: AbortSignal },
  ) => Promise<{ list: readonly Qualification[]; total: number }>;
}
