/** Versions by the names of components. */
export function sinceWith(before: Readonly<Record<string, string>>, names: readonly string[], version: string): Record<string, string>;
export function keepSince(): Promise<void>;
