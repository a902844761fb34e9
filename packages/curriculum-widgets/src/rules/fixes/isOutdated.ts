import { replyCodes } from '@college/curriculum-model';

/** Whether an act was refused because what it is about reads otherwise by now, or is gone; read by shape, so that any backend's error will do. */
export function isOutdated(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return code === replyCodes.conflict || code === replyCodes.notFound;
}
