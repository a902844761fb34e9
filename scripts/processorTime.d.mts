export interface ProcessorTimeMeter {
  watch(pid: number | undefined, label: string): void;
  seconds(label: string): number | undefined;
  stop(): void;
}

export function createMeter(): ProcessorTimeMeter;
