export function unspokenPackages(files: string[], changesets: { releases: { name: string }[] }[]): string[];
