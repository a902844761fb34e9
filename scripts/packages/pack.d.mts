/** Packs what stands in `dist`; returns the tarball's path. */
export function pack(name: string, to?: string, options?: { folder?: string; environment?: Record<string, string | undefined> }): string;
/** The package.json inside a tarball, as npm gets it. */
export function packedManifest(tarball: string): { name: string } & Record<string, unknown>;
