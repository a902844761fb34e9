import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const keyOf = (courseId: number) => ['textSaves', courseId] as const;

/** Counts the saves of a course's English outside the page; holders of record versions reload when it increases. */
export function useTextSaves(courseId: number): number {
  return useQuery({ queryKey: keyOf(courseId), queryFn: () => 0, initialData: 0, staleTime: Number.POSITIVE_INFINITY }).data;
}

/** Notifies every user of `useTextSaves` of a save. */
export function useNoteTextSave(courseId: number): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.setQueryData<number>(keyOf(courseId), (count = 0) => count + 1);
  }, [courseId, queryClient]);
}
