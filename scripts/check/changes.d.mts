export function findBase(asked?: string): string;
export function changedFiles(base: string): string[];
