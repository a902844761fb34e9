export function exportedNamesOf(name: string): Record<string, string[]>;
