export function emptyDatabase(): Promise<string>;
export function builtServer(): Promise<string>;
