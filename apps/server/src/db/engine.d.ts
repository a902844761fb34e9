import type { PGlite } from '@electric-sql/pglite';

export function openEngine(options: { folder?: string; image?: Uint8Array; program?: object; onSync?: () => void }): Promise<PGlite>;
