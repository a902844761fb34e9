/** The version of an account after one change of its own; undefined where it has none. */
export function followingVersion({ version }: { version?: number | undefined }): number | undefined {
  return version === undefined ? undefined : version + 1;
}
