export function chromiumPath(): string | undefined;
export const chromiumArguments: string[];
export function useChineseFont(): string | undefined;
