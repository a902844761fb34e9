import { useAnswer } from '../../support/useAnswer';
import type { DepartmentsSource } from './DepartmentsSource';

/** Reads the departments of a person's college, again after every change; while they are read again those known stay. */
export function useDepartments(source: DepartmentsSource, { collegeId, userId }: { collegeId: number; userId: number }) {
  const { request, last, retry } = useAnswer(`${collegeId} ${userId}`, (options) => source.loadDepartments({ collegeId, userId }, options));
  return { known: last, failure: request.status === 'failed' ? request.message : null, reload: retry };
}
