import type { DatabaseLogger } from './database';

/** What upkeep reads and does; the embedded engine has no background processes that would do it. */
export interface UpkeepPort {
  /** Rises with every request, upkeep's own included. */
  requestCount(): number;
  /** Bytes written to the log since it began. */
  logPosition(): Promise<number>;
  run(statement: 'checkpoint' | 'vacuum analyze'): Promise<void>;
}

/** When upkeep acts; the log must stay short enough to be read again quickly after a crash. */
export interface UpkeepLimits {
  /** How often it looks, in milliseconds. @default 15000 */
  interval?: number;
  /** Log bytes after which a checkpoint is due. @default 32 MB */
  logBytes?: number;
  /** Looks without any request after which the database counts as idle. @default 4 */
  idleLooks?: number;
}

/** Maintains an engine until `stop`: a checkpoint when the log has grown, a vacuum when idle. */
export function startUpkeep(
  port: UpkeepPort,
  logger: DatabaseLogger,
  { interval = 15_000, logBytes = 32 * 2 ** 20, idleLooks = 4 }: UpkeepLimits = {},
) {
  let seenRequests = port.requestCount();
  let checkpointAt = 0;
  let vacuumAt = 0;
  let checkpoints = 0;
  let lastCheckpointMilliseconds = 0;
  let quietLooks = 0;
  let work: Promise<void> = Promise.resolve();

  async function checkpoint() {
    const begun = performance.now();
    await port.run('checkpoint');
    lastCheckpointMilliseconds = performance.now() - begun;
    checkpoints += 1;
    checkpointAt = await port.logPosition();
  }

  async function vacuum() {
    await port.run('vacuum analyze');
    await checkpoint();
    // The checkpoint's own record is in the log already: only what comes later is news.
    vacuumAt = checkpointAt;
  }

  async function look() {
    const isQuiet = port.requestCount() === seenRequests;
    quietLooks = isQuiet ? quietLooks + 1 : 0;
    if (!isQuiet && (await port.logPosition()) - checkpointAt > logBytes) await checkpoint();
    if (quietLooks === idleLooks && (await port.logPosition()) > vacuumAt) await vacuum();
    // Upkeep's own requests are not somebody's.
    seenRequests = port.requestCount();
  }

  const timer = setInterval(() => {
    work = work
      .then(look)
      .catch((error: unknown) => logger.warn({ error: String(error) }, 'database upkeep failed; it will be tried again'));
  }, interval);
  timer.unref();

  return {
    /** How often the log was written out since the start, and how long it took last. */
    measures: () => ({ checkpoints, lastCheckpointMilliseconds }),
    /** Ends the looking and leaves a database that opens without recovery, unless it is lost. What fails here costs the next start some time. */
    async stop({ isLost = false } = {}) {
      clearInterval(timer);
      await work;
      if (isLost) return;
      try {
        await port.run('vacuum analyze');
        await port.run('checkpoint');
      } catch (error) {
        logger.warn({ error: String(error) }, 'the last database upkeep failed; the next start makes up for it');
      }
    },
  };
}
