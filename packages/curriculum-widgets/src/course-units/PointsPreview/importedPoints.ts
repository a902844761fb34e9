import type { PointKsa, ReadPoint } from '@college/curriculum-model';
import type { PointTemplateKind } from '../PointsUpload/PointsSource';

/** A point list read from a file and not saved yet. */
export interface ImportedPoints {
  kind: PointTemplateKind;
  fileName: string;
  points: readonly PointKsa[];
}

/** A course's points: those stored, and the import that replaces them until it is saved or cleared (core §4). */
export interface CoursePoints {
  saved: readonly PointKsa[];
  imported: ImportedPoints | null;
}

/** What can happen to a course's points on the detail. */
export type CoursePointsEvent =
  | { type: 'pointsImported'; imported: ImportedPoints }
  | { type: 'pointsCleared' }
  | { type: 'pointsSaved'; points: readonly PointKsa[] };

/** An import replaces the shown list and never adds to it; clearing brings the earlier list back. */
export function coursePointsReducer(points: CoursePoints, event: CoursePointsEvent): CoursePoints {
  switch (event.type) {
    case 'pointsImported':
      return { ...points, imported: event.imported };
    case 'pointsCleared':
      return { ...points, imported: null };
    case 'pointsSaved':
      return { saved: event.points, imported: null };
  }
}

/** The list on the screen. */
export function shownPoints({ saved, imported }: CoursePoints): readonly PointKsa[] {
  return imported ? imported.points : saved;
}

/** Points for a save, all new: they replace the stored ones. A file of points alone leaves the KSA items; without an import nothing is sent. */
export function pointsToSave({ imported }: Pick<CoursePoints, 'imported'>): ReadPoint[] | undefined {
  return imported?.points.map(({ ksa, ...point }) => ({
    ...point,
    id: 0,
    ...(imported.kind === 'pointksa' && { ksa: ksa.map((item) => ({ ...item, id: 0 })) }),
  }));
}

/** How many different KSA items a list holds; one that supports several points counts once. */
export function countKsa(points: readonly PointKsa[]): number {
  return new Set(points.flatMap((point) => point.ksa.map((item) => `${item.title}${item.level || ` ${item.description}`}`))).size;
}
