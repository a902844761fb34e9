export interface BenchRow {
  figure: string;
  ours: string;
}
export const allowance: number;
export function ratioOf(figure: string): number | undefined;
export function worseFigures(rows: readonly BenchRow[], committed: ReadonlyMap<string, string>): Map<string, string>;
export function worseTwice(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>): string[];
