import type { Language, MajorMatrix } from '@college/curriculum-model';
import { useMemo } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { MajorHomeSource } from './MajorHomeSource';
import { supportOf, type MajorSupport } from './majorSupport';

interface UseMajorSupportOptions {
  source: Pick<MajorHomeSource, 'loadMajorMatrix' | 'listGraduateRequires'>;
  majorId: number;
  /** Ids of the major's courses: the request for the matrix needs one, and one that is deleted or restored changes the supports. */
  courseIds: readonly number[];
  language: Language;
}

type Supports = Pick<MajorMatrix, 'requirements' | 'courses' | 'data'>;

/** The matrix, or of a major without courses the requirements that nothing supports yet. */
function load(
  source: UseMajorSupportOptions['source'],
  { majorId, courseId, signal }: { majorId: number; courseId: number | undefined; signal: AbortSignal },
): Promise<Supports> | undefined {
  if (courseId !== undefined) return source.loadMajorMatrix?.(courseId, { signal });
  return source.listGraduateRequires?.(majorId, { signal }).then((requirements) => ({ requirements, courses: [], data: [] }));
}

/** What supports what in this major, as soon as it is known; the page does without where the source has no matrices. */
export function useMajorSupport({ source, majorId, courseIds, language }: UseMajorSupportOptions): {
  support: MajorSupport | null;
  hasFailed: boolean;
} {
  const [courseId] = courseIds;
  const { request } = useAnswer(`${majorId} ${courseIds.join()}`, async ({ signal }) => load(source, { majorId, courseId, signal }));
  const matrix = request.status === 'done' ? request.answer : undefined;
  const support = useMemo(() => (matrix ? supportOf(matrix, language) : null), [matrix, language]);
  return { support, hasFailed: request.status === 'failed' };
}
