import type pg from 'pg';
import type { DatabaseLogger } from './database';
import type { Signal, Signals } from './signals';
import { SilenceEndingClient } from './silenceEndingClient';

const channels = { said: 'college_said', saved: 'college_saved' } as const;
const retryMilliseconds = 1000;

/**
 * Signals by LISTEN and NOTIFY on a connection of its own, which a pooler in between could not carry. It is kept as long as the process works on the database, and
 * opened again whenever it is lost.
 */
export class PostgresSignals implements Signals {
  readonly isShared = true;
  readonly #settings: pg.ClientConfig;
  readonly #logger: DatabaseLogger;
  readonly #hearers = new Set<(signal: Signal) => void>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #opening: Promise<void> | undefined;
  #saying: Promise<unknown> = Promise.resolve();
  #isLost = false;
  #isClosed = false;

  constructor(settings: pg.ClientConfig, logger: DatabaseLogger) {
    this.#settings = settings;
    this.#logger = logger;
  }

  /** Opens the connection. Others of the process end when it has nothing to do; by this one whoever replaces the records sees that it is there. */
  connect(): void {
    this.#opening ??= this.#open();
  }

  listen(hear: (signal: Signal) => void): () => void {
    this.#hearers.add(hear);
    if (this.#client) queueMicrotask(() => hear({ kind: 'listening' }));
    return () => void this.#hearers.delete(hear);
  }

  say(text: string): void {
    const client = this.#client;
    // One after the other: pg takes the next query once the last one is answered.
    this.#saying = this.#saying
      .then(async () => {
        if (client && client === this.#client) await client.query('select pg_notify($1, $2)', [channels.said, text]);
      })
      .catch((error: Error) => this.#lose(error, client));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#opening;
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #open(): Promise<void> {
    const client = new SilenceEndingClient({ ...this.#settings, application_name: 'college-live' });
    client.on('error', (error) => this.#lose(error, client));
    client.on('end', () => this.#lose(new Error('the connection ended'), client));
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    try {
      await client.connect();
      await client.query(`listen ${channels.said}; listen ${channels.saved}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      this.#openLater(error as Error);
      return;
    }
    if (this.#isClosed) return void (await client.end().catch(() => undefined));
    this.#client = client;
    this.#isLost = false;
    this.#tell({ kind: 'listening' });
  }

  #lose(error: Error, client: pg.Client | undefined): void {
    if (!client || client !== this.#client) return;
    this.#client = undefined;
    void client.end().catch(() => undefined);
    this.#openLater(error);
  }

  #openLater(error: Error): void {
    if (this.#isClosed) return;
    // Once: it is tried each second while the database is away.
    if (!this.#isLost)
      this.#logger.warn({ error: error.message }, 'the connection that listens to the database was lost; it is opened again');
    this.#isLost = true;
    this.#timer = setTimeout(() => (this.#opening = this.#open()), retryMilliseconds);
    this.#timer.unref();
  }

  #hear(channel: string, payload: string): void {
    if (channel === channels.said) return this.#tell({ kind: 'said', text: payload });
    const [from = 0, to = 0] = payload.split('-').map(Number);
    return this.#tell({ kind: 'saved', from, to });
  }

  #tell(signal: Signal): void {
    for (const hear of this.#hearers) hear(signal);
  }
}
