import type { HistoryRecord } from '@college/curriculum-widgets/history/EditHistory';

/** The histories that the page of the matrices shows: of the course's own matrices, and of the major's. */
export function matrixHistories({ majorId, courseId }: { majorId?: number | undefined; courseId?: number | undefined }): HistoryRecord[] {
  if (courseId === undefined) return [];
  return [
    ...(majorId === undefined ? [] : [{ kind: 'majorMatrix' as const, recordId: majorId }]),
    { kind: 'courseMatrix', recordId: courseId },
    { kind: 'projectMatrix', recordId: courseId },
  ];
}
