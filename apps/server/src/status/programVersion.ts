/** Version and revision as they were built; from source there is none. */
export function programVersion(): string {
  return process.env.PROGRAM_VERSION ?? 'source';
}
