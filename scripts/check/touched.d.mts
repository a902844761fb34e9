export type TestFiles = Record<'unit' | 'server' | 'pages', string[]>;

export function touchedTests(changed: readonly string[]): { taken: TestFiles; leftOut: string[] };
