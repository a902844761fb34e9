export function numbersIn(text: string): string[];
export const asvsNumbers: Readonly<Record<'level1' | 'level2', readonly string[]>>;
