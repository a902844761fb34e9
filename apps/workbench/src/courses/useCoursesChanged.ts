import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Invalidates every list and card that contains a changed course. */
export function useCoursesChanged(): (majorId?: number) => void {
  const queryClient = useQueryClient();
  return (majorId) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.courseUnits });
    if (majorId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
  };
}
