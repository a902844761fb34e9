export function chromiumPath(): string | undefined;
export const chromiumArguments: string[];
export function setChineseFont(): string | undefined;
