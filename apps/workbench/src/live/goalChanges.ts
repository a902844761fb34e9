import { useQuery } from '@tanstack/react-query';

/** Where is counted how often others saved goals of a course unit. */
export const goalChangesKey = (courseId: number) => ['goalChanges', courseId] as const;

/** Counts others' saves of the goals of a course unit. */
export function useGoalChanges(courseId: number): number {
  return useQuery({ queryKey: goalChangesKey(courseId), queryFn: () => 0, initialData: 0, staleTime: Infinity }).data;
}
