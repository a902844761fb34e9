export function exportedNamesOf(name: string): Record<string, string[]>;
export function namesFileOf(name: string): string;
