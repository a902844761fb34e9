import type { OverviewEdit } from '@college/curriculum-model';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';

const inMatrices = ['majorMatrix', 'courseMatrix', 'projectMatrix'];

/** Where an edit can be seen; nothing for a deleted record and for what has no name to go by. */
export function placeOfEdit({ action, kind, name, courseId, majorId }: OverviewEdit, places: WorkbenchPlaces): string | undefined {
  if (name === '' || (action === 'delete' && (kind === 'course' || kind === 'major'))) return undefined;
  if (courseId !== null && majorId !== null && inMatrices.includes(kind)) return places.matrix({ courseId, majorId });
  if (courseId !== null && kind === 'report') return places.report({ courseUnitId: courseId, majorId: majorId ?? undefined });
  if (courseId !== null) return places.course({ courseUnitId: courseId, majorId: majorId ?? undefined });
  return majorId === null ? undefined : places.majorHome(majorId);
}
