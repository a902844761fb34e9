import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { goalChangesKey } from '../live/goalChanges';

interface CoursePage {
  majorId: number;
  courseId: number;
  /** Takes in what was stored elsewhere; what is typed stays. */
  takeIn: () => Promise<unknown>;
}

/** Brings onto the page of a course unit what a quick fix stored, as what others save; the function stays the same. */
export function useCourseFixed({ majorId, courseId, takeIn }: CoursePage): () => void {
  const queryClient = useQueryClient();
  const latest = useRef(takeIn);
  useEffect(() => {
    latest.current = takeIn;
  }, [takeIn]);
  return useCallback(() => {
    queryClient.setQueryData<number>(goalChangesKey(courseId), (count = 0) => count + 1);
    void latest.current();
    void queryClient.invalidateQueries({ queryKey: queryKeys.courseCards(majorId) });
  }, [queryClient, majorId, courseId]);
}
