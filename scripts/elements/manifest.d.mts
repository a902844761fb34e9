import type { Element } from './elements.mjs';

export function manifestOf(elements: readonly Element[]): string;
