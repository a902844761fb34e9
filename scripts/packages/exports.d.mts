export function keepExports(name: string, options: { isWritten: boolean }): boolean;
