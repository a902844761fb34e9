export function unspokenPackages(
  files: string[],
  changesets: { releases: { name: string }[] }[],
  exported?: Record<string, string[]>,
): string[];
