import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Counts the invalidations of a major's cards: every change of a course's completion causes one, outside of forms too. */
export function useCardChanges(majorId: number): number {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const [name, id] = queryKeys.courseCards(majorId);
    return queryClient.getQueryCache().subscribe((event) => {
      const isStale = event.type === 'updated' && event.action.type === 'invalidate';
      if (isStale && event.query.queryKey[0] === name && event.query.queryKey[1] === id) setCount((before) => before + 1);
    });
  }, [majorId, queryClient]);
  return count;
}
