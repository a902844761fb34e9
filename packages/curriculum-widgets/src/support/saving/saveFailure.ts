/** Why a save did not come through: nobody was reached, the server could not save just then, it broke down, or it said no. */
export type SaveFailureKind = 'offline' | 'unavailable' | 'server' | 'refused';

/** A save that did not come through. */
export interface SaveFailure {
  kind: SaveFailureKind;
  /** The message of the failed call. */
  message: string;
  /** Whether nothing left the browser, or the server did nothing, so that nothing can be done twice by sending it again. */
  isUnsent: boolean;
}

/** What a failed save means; read by shape, so that any backend's error will do. */
export function saveFailureOf(error: unknown, isBrowserOnline: boolean = globalThis.navigator?.onLine !== false): SaveFailure {
  const message = error instanceof Error ? error.message : String(error);
  const kind = kindOf(error, isBrowserOnline);
  return { kind, message, isUnsent: kind === 'unavailable' || !isBrowserOnline };
}

/** Whether the save can come through later as it is: nobody was reached, or the server could not save just then. */
export function isPostponed(failure: Pick<SaveFailure, 'kind'> | null): boolean {
  return failure?.kind === 'offline' || failure?.kind === 'unavailable';
}

function kindOf(error: unknown, isBrowserOnline: boolean): SaveFailureKind {
  if (typeof error !== 'object' || error === null) return 'refused';
  if ('isTemporary' in error && error.isTemporary === true) return 'unavailable';
  if ('code' in error) return 'refused';
  if ('reason' in error && 'name' in error && error.name === 'NetworkError') return unreached.has(error.reason) ? 'offline' : 'server';
  return isBrowserOnline ? 'refused' : 'offline';
}

// Of the client's reasons: no connection, a proxy that did not reach the server.
const unreached = new Set<unknown>(['connection', 'gateway']);
