export function digestOf(paths: readonly string[]): string;
export function buildWhenStale(part: { name: string; sources: readonly string[]; product: string; build: () => void }): boolean;
