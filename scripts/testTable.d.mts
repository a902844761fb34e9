/** See `testTable.mjs`. */
export function warnings(rows: readonly { name: string; processor?: number }[], budget?: Readonly<Record<string, number>>): string[];
