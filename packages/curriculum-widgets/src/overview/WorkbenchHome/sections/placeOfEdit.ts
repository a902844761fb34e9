import type { OverviewEdit } from '@college/curriculum-model';
import type { WorkbenchPlaces } from '../WorkbenchHomeSource';

const matrices = { majorMatrix: 'major', courseMatrix: 'course', projectMatrix: 'project' } as const;
const sections = { points: 'points', goals: 'goals' } as const;

/** Where an edit can be seen; nothing for a deleted record and for what has no name to go by. */
export function placeOfEdit({ action, kind, name, courseId, majorId }: OverviewEdit, places: WorkbenchPlaces): string | undefined {
  if (name === '' || (action === 'delete' && (kind === 'course' || kind === 'major'))) return undefined;
  const matrix = kind in matrices ? matrices[kind as keyof typeof matrices] : undefined;
  if (courseId !== null && majorId !== null && matrix) return places.matrix({ courseId, majorId, matrix });
  if (courseId !== null && kind === 'report') return places.report({ courseUnitId: courseId, majorId: majorId ?? undefined });
  const section = kind in sections ? sections[kind as keyof typeof sections] : undefined;
  if (courseId !== null) return places.course({ courseUnitId: courseId, majorId: majorId ?? undefined, ...(section && { section }) });
  return majorId === null ? undefined : places.majorHome(majorId);
}
