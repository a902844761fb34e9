export function textOf(message: string | ((args: never) => string)): string | undefined;
