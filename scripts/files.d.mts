export function listFiles(folders: string[], accepts?: (name: string) => boolean): string[];
