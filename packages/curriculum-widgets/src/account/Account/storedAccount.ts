import { isConflict, versionOfConflict } from '../../support/saving/conflict';

/** What a conflict of an account carries. */
interface StoredAccount {
  userName: string;
  email: string | undefined;
  version: number | undefined;
}

/** The account as it is now, where a conflict carries it; undefined for every other failure. */
export function storedAccount(error: unknown): StoredAccount | undefined {
  if (!isConflict(error) || !(error instanceof Error) || !('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('userName' in data) || typeof data.userName !== 'string') return undefined;
  const email = 'email' in data && typeof data.email === 'string' ? data.email : undefined;
  return { userName: data.userName, email, version: versionOfConflict(error) };
}
