import type { AppOptions } from '../createApp';
import type { Options } from '../options';
import { listen } from '../serve';
import { createMetricsApp } from './mountMetrics';
import type { Observed } from './stateGauges';

/** The metrics of this process, served where the settings say. */
export interface OpenMetrics {
  /** What the app needs to count, and to serve them where they have no port of their own. */
  ofApp: Pick<AppOptions, 'metrics' | 'publicMetrics'>;
  /** The port of their own. */
  port?: number;
  drain(): Promise<void>;
}

/** Begins to measure; answers nothing, and measures nothing, where neither a port nor a token is set. */
export async function openMetrics({ metrics: set, settings }: Options, observed: Observed): Promise<OpenMetrics | undefined> {
  const { port, host, token } = set;
  if (port === undefined && token === undefined) return undefined;
  // Loaded only here: a server without metrics starts without them.
  const { createMetrics } = await import('./serverMetrics');
  const metrics = createMetrics(observed);
  if (port === undefined) {
    return { ofApp: { metrics, ...(token && { publicMetrics: { metrics, token } }) }, drain: () => Promise.resolve() };
  }
  const listener = await listen(createMetricsApp({ log: observed.log, settings }, metrics, token), port, host);
  observed.log.info({ port: listener.port }, 'metrics are served');
  return { ofApp: { metrics }, port: listener.port, drain: () => listener.drain() };
}
