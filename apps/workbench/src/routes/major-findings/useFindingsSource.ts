import { createEditionFindings, quietClient } from '@college/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../services';

/** Findings of editions as a review asks for them, since what stands against publishing and the last step is accepted and mended here; after a quick fix or its undo, whatever was read of the curriculum is stale. */
export function useFindingsSource() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  return useMemo(() => {
    const source = createEditionFindings(quietClient(client));
    async function thenStale<Answer>(act: Promise<Answer>): Promise<Answer> {
      const answer = await act;
      void queryClient.invalidateQueries();
      return answer;
    }
    const loadFindings: typeof source.loadFindings = (ref, options) => source.loadFindings(ref, { ...options, occasion: 'review' });
    return {
      ...source,
      loadFindings,
      applyFix: (request: Parameters<typeof source.applyFix>[0]) => thenStale(source.applyFix(request)),
      undoFix: (request: Parameters<typeof source.undoFix>[0]) => thenStale(source.undoFix(request)),
    };
  }, [client, queryClient]);
}
