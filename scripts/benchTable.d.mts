import type { BenchRow } from './benchGate.mjs';

export function tableOf(rows: readonly BenchRow[]): string;
export function withTable(text: string, machineWords: string, table: string): string;
export function figuresIn(text: string): Map<string, string>;
