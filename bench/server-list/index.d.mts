/** One measured figure beside its baseline and target. */
export interface BenchRow {
  figure: string;
  ours: string;
  baseline: string;
  target: string;
  met: boolean;
}

export function run(): Promise<BenchRow[]>;
