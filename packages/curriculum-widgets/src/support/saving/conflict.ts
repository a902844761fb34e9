import type { CourseUnit } from '@college/curriculum-model';

/** The code of a save that someone else was faster with (domain rule: version conflict). */
export const CONFLICT_CODE = '30009';

/** Whether a save was refused because the unit changed meanwhile; read by shape, so that any backend's error will do. */
export function isConflict(error: unknown): boolean {
  return isRecord(error) && String(error.code) === CONFLICT_CODE;
}

/** The version that is stored now, where a conflict carries it; the next save over it is one that knows of it. */
export function versionOfConflict(error: unknown): number | undefined {
  if (!isConflict(error) || !isRecord(error) || !isRecord(error.data)) return undefined;
  return typeof error.data.version === 'number' ? error.data.version : undefined;
}

/** The record that a conflict carries, as `current` or `data`, alone or beside its points; null when it carries none. */
export function currentOfConflict(error: unknown): CourseUnit | null {
  if (!isRecord(error)) return null;
  for (const carried of [error.current, error.data, isRecord(error.data) ? error.data.current : undefined]) {
    const record = isRecord(carried) && isRecord(carried.course) ? carried.course : carried;
    if (isCourseUnit(record)) return record;
  }
  return null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCourseUnit(value: unknown): value is CourseUnit {
  return isRecord(value) && typeof value.id === 'number' && typeof value.name === 'string' && Array.isArray(value.courseMatrixVOS);
}
