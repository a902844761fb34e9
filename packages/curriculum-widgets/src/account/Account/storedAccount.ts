import { isConflict, versionOfConflict } from '../../support/saving/conflict';

/** The account as it is now, where a conflict carries it; undefined for every other failure. */
export function storedAccount(error: unknown): { userName: string; version: number | undefined } | undefined {
  if (!isConflict(error) || !(error instanceof Error) || !('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('userName' in data) || typeof data.userName !== 'string') return undefined;
  return { userName: data.userName, version: versionOfConflict(error) };
}
