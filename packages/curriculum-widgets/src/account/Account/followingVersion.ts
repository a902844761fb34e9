import type { SavedAccount } from './AccountSource';

/** The version of an account after a save: the stored one, else one more than before; undefined where the account has none. */
export function followingVersion({ version }: { version?: number | undefined }, stored: SavedAccount): number | undefined {
  return stored?.version ?? (version === undefined ? undefined : version + 1);
}
