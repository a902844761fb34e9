import type { Language, MajorMatrix } from '@college/curriculum-model';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { MajorHomeSource } from './MajorHomeSource';
import { supportOf, type MajorSupport } from './majorSupport';

interface UseMajorSupportOptions {
  source: Pick<MajorHomeSource, 'loadMajorMatrix'>;
  /** Any course of the major; the matrix is asked for with one. */
  courseId: number | undefined;
  language: Language;
}

/** What supports what in this major, as soon as it is known; the page does without where the source has no matrices. */
export function useMajorSupport({ source, courseId, language }: UseMajorSupportOptions): {
  support: MajorSupport | null;
  hasFailed: boolean;
} {
  const [matrix, setMatrix] = useState<MajorMatrix | 'failed' | null>(null);
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    if (courseId === undefined || !latest.current.loadMajorMatrix) return;
    const controller = new AbortController();
    latest.current.loadMajorMatrix(courseId, { signal: controller.signal }).then(
      (loaded) => controller.signal.aborted || setMatrix(loaded),
      () => controller.signal.aborted || setMatrix('failed'),
    );
    return () => controller.abort();
  }, [courseId]);

  const support = useMemo(() => (matrix === null || matrix === 'failed' ? null : supportOf(matrix, language)), [matrix, language]);
  return { support, hasFailed: matrix === 'failed' };
}
