import type { MyCourse } from '@college/curriculum-model';
import { useEffect, useState } from 'react';
import { messageOf } from '../../course-units/messageOf';
import type { MyCoursesSource } from './MyCoursesSource';

/** How the list stands: on its way, here, or not to be had. */
export type MyCoursesRequest =
  | { status: 'loading' }
  | { status: 'done'; courses: readonly MyCourse[] }
  | { status: 'failed'; message: string };

/** Reads the courses, again in another language and after a failure. */
export function useMyCourses(source: MyCoursesSource, language: string) {
  const [request, setRequest] = useState<MyCoursesRequest>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    source.listMyCourses(language, { signal }).then(
      (courses) => signal.aborted || setRequest({ status: 'done', courses }),
      (error: unknown) => signal.aborted || setRequest({ status: 'failed', message: messageOf(error) }),
    );
    return () => controller.abort();
  }, [source, language, attempt]);

  return {
    request,
    retry() {
      setRequest({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
