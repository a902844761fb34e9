import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Has every list and card read again in which a changed course stands. */
export function useCoursesChanged(): (majorId?: number) => void {
  const queryClient = useQueryClient();
  return (majorId) => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.courseUnits });
    if (majorId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
  };
}
