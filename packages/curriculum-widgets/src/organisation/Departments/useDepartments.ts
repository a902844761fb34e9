import type { CurrentDepartment } from '@college/curriculum-model';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../support/messageOf';
import type { DepartmentsSource } from './DepartmentsSource';

/** How the departments stand. While they are read anew those known stay. */
export interface DepartmentsRequest {
  known: CurrentDepartment | null;
  failure: string | null;
}

/** Reads the departments of a person's college, again after every change. */
export function useDepartments(source: DepartmentsSource, { collegeId, userId }: { collegeId: number; userId: number }) {
  const [request, setRequest] = useState<DepartmentsRequest>({ known: null, failure: null });
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();

    async function read(signal: AbortSignal) {
      try {
        const known = await latest.current.loadDepartments({ collegeId, userId }, { signal });
        if (!signal.aborted) setRequest({ known, failure: null });
      } catch (error) {
        if (!signal.aborted) setRequest(({ known }) => ({ known, failure: messageOf(error) }));
      }
    }
  }, [collegeId, userId, attempt]);

  return {
    ...request,
    reload() {
      setRequest(({ known }) => ({ known, failure: null }));
      setAttempt((count) => count + 1);
    },
  };
}
