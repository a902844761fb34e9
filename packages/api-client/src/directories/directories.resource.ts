import type { Qualification, QualificationPageRequest, SearchPage, SearchPageRequest } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { listQualifications, searchQualifications } from './directories.contract';

/** The directory of professional qualifications. */
export function createDirectories(client: Client) {
  return {
    /** One page, filtered by name. */
    listQualifications(request: QualificationPageRequest, { signal }: Cancellable = {}): Promise<{ list: Qualification[]; total: number }> {
      return client.call(listQualifications, { body: request, signal });
    },
    /** One page of what a keyword finds, the best first. */
    searchQualifications(request: SearchPageRequest, { signal }: Cancellable = {}): Promise<SearchPage<Qualification>> {
      return client.call(searchQualifications, { body: request, signal });
    },
  };
}

export type Directories = ReturnType<typeof createDirectories>;
