export function linesOf(summary: string): string[];
