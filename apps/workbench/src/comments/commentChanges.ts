import { useQuery, type QueryClient } from '@tanstack/react-query';

const commentChangesKey = (majorId: number) => ['commentChanges', majorId] as const;

/** How often others wrote comments on a major while a page was open. */
export function useCommentChanges(majorId: number): number {
  return useQuery({ queryKey: commentChangesKey(majorId), queryFn: () => 0, initialData: 0, staleTime: Infinity }).data;
}

/** Others wrote comments on a major: what shows of them is read again. */
export function noteCommentChanges(queryClient: QueryClient, majorId: number): void {
  queryClient.setQueryData<number>(commentChangesKey(majorId), (count = 0) => count + 1);
  void queryClient.invalidateQueries({ queryKey: ['commentMarks'] });
}
