/** Why a save did not come through: nobody was reached, the server broke down, or it said no. */
export type SaveFailureKind = 'offline' | 'server' | 'refused';

/** A save that did not come through. */
export interface SaveFailure {
  kind: SaveFailureKind;
  /** The message of the failed call. */
  message: string;
  /** Whether nothing left the browser, so that nothing can be done twice by sending it again. */
  isUnsent: boolean;
}

/** What a failed save means; read by shape, so that any backend's error will do. */
export function saveFailureOf(error: unknown, isBrowserOnline: boolean = navigator.onLine): SaveFailure {
  const message = error instanceof Error ? error.message : String(error);
  return { kind: kindOf(error, isBrowserOnline), message, isUnsent: !isBrowserOnline };
}

function kindOf(error: unknown, isBrowserOnline: boolean): SaveFailureKind {
  if (typeof error !== 'object' || error === null) return 'refused';
  if ('code' in error) return 'refused';
  if ('reason' in error && 'name' in error && error.name === 'NetworkError') return error.reason === 'connection' ? 'offline' : 'server';
  return isBrowserOnline ? 'refused' : 'offline';
}
