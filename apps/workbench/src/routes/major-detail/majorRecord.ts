import { createMajors, quietClient, type Client } from '@college/api-client';
import { queryKeys } from '@college/api-client/react';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** The major as recorded, once for the page that edits it and for the trail above. */
export function majorRecordOptions(client: Client, majorId: number) {
  return queryOptions({
    queryKey: [...queryKeys.majors, 'record', majorId] as const,
    queryFn: ({ signal }) => createMajors(quietClient(client)).loadMajorRecord(majorId, { signal }),
  });
}

/** The port through which the page loads and saves, on a quiet client; a reload, as after a conflict, bypasses the cache. */
export function createMajorSource(quiet: Client, queryClient: QueryClient) {
  return {
    ...createMajors(quiet),
    loadMajorRecord: (majorId: number) => queryClient.fetchQuery({ ...majorRecordOptions(quiet, majorId), staleTime: 0 }),
  };
}
