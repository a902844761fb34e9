import type { Logger } from 'pino';
import { isSwitchedOn, type Tracing } from './tracingSettings';

/** Begins to trace where OpenTelemetry's own variables ask for it; its packages are loaded then, and not before. */
export async function startTracing(environment: Record<string, string | undefined>, log: Logger): Promise<Tracing | undefined> {
  if (!isSwitchedOn(environment)) return undefined;
  const { openTracing } = await import('./openTracing');
  return openTracing(environment, log);
}
