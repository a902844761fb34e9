import { createMatrices, quietClient, type Client } from '@college/api-client';
import { breaksOf, breaksSentences, type Bilingual, type ThreadItem } from '@college/curriculum-model';
import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which matrices once read serve several deletions in a row. */
const freshFor = 5000;

/** What the deletion of these items breaks in the matrices of a course, one sentence each. */
export async function findBreaks(
  { client, queryClient }: { client: Client; queryClient: QueryClient },
  courseId: number,
  items: readonly ThreadItem[],
): Promise<Bilingual[]> {
  const matrices = await queryClient.fetchQuery({
    queryKey: ['linkedMatrices', courseId],
    queryFn: ({ signal }) => createMatrices(quietClient(client)).loadMatrices(courseId, { signal }),
    staleTime: freshFor,
    retry: false,
  });
  return items.flatMap((item) => breaksSentences(matrices, breaksOf(matrices, item)));
}
