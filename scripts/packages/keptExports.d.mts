import type { Exported } from './exportList.mjs';

export function keptExports(): Record<string, Exported[]>;
