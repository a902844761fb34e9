import type { HistoryRecord } from '@college/curriculum-widgets/history/EditHistory';

/** The histories that the page of a course unit shows; a new unit has none. */
export function courseHistories(courseUnitId: number | undefined): HistoryRecord[] {
  const kinds = ['course', 'points', 'goals', 'report'] as const;
  return courseUnitId === undefined ? [] : kinds.map((kind) => ({ kind, recordId: courseUnitId }));
}
