import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

/** Invalidates the cards of a major's changed courses. */
export function useCoursesChanged(): (majorId?: number) => void {
  const queryClient = useQueryClient();
  return (majorId) => {
    if (majorId !== undefined) void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
  };
}
