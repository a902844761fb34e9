import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const keyOf = (courseId: number) => ['textSaves', courseId] as const;

/** How often the English of a course was saved beside the page; what holds versions of its records reads them again when it grows. */
export function useTextSaves(courseId: number): number {
  return useQuery({ queryKey: keyOf(courseId), queryFn: () => 0, initialData: 0, staleTime: Number.POSITIVE_INFINITY }).data;
}

/** Notes a save for everybody who asks with `useTextSaves`. */
export function useNoteTextSave(courseId: number): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => {
    queryClient.setQueryData<number>(keyOf(courseId), (count = 0) => count + 1);
  }, [courseId, queryClient]);
}
