export function digestOf(paths: readonly string[]): string;
export function buildWhenStale(part: { name: string; sources: readonly string[]; product: string; build: () => void }): boolean;
/** The digest that `keepDigest` left under a name. */
export function keptDigest(name: string): string | undefined;
/** Remembers a digest: what was found right about these sources needs no second look. */
export function keepDigest(name: string, digest: string): void;
