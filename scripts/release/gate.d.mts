export function unmendedNames(exported: Record<string, string[]>, told: string): string[];
export function unspokenPackages(
  files: string[],
  changesets: { releases: { name: string }[] }[],
  exported?: Record<string, string[]>,
): string[];
