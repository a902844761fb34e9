import { Gauge, type Registry } from 'prom-client';
import type { Logger } from 'pino';
import type { OpenDatabase, Replica } from '../db';
import { countMails, type MailCounts } from '../outbox/outboxCounts';
import { measureProcess } from '../status/processMeasures';
import { programVersion } from '../status/programVersion';

/** What is observed. */
export interface Observed {
  database: OpenDatabase;
  log: Logger;
  now: () => Date;
}

type Read = () => Partial<Record<string, number>>;

/** How often the mails are counted. The upkeep of the embedded engine takes a minute without a request for idleness. */
const mailMilliseconds = { embedded: 5 * 60_000, postgres: 15_000 };

/** Gauges that read where the state is, whenever they are asked. */
export function addStateGauges(registry: Registry, { database, log, now }: Observed): void {
  const process = () => measureProcess(database);
  add('college_database_connections', 'Connections to the database, by state.', 'state', () => {
    const { connections, inUse } = database.measures();
    return { in_use: inUse, idle: connections - inUse };
  });
  add('college_database_waiting', 'Acts that wait for a connection.', undefined, () => ({ '': database.measures().waiting }));
  add('college_event_streams', 'Event streams open on this process, by kind.', 'kind', () => {
    const { streams, lines } = process();
    return { work: streams, page: lines };
  });
  add('college_queue_length', 'What waits on this process, by queue.', 'queue', () => {
    const { documents, matching, copies } = process();
    return { documents, matching, copies: copies.waiting };
  });
  add('college_copies_running', 'Copies and drafts that are being made by this process.', undefined, () => ({
    '': process().copies.running,
  }));
  if (database.engine === 'embedded') addEngineGauges();
  if (database.replica) addReplicaGauges(database.replica);
  addMailGauge();

  function add(name: string, help: string, label: string | undefined, read: Read): void {
    new Gauge({
      name,
      help,
      labelNames: label ? [label] : [],
      registers: [registry],
      collect() {
        for (const [key, value = 0] of Object.entries(read())) this.set(label ? { [label]: key } : {}, value);
      },
    });
  }

  function addEngineGauges(): void {
    const engine = () => database.measures().engine;
    add('college_engine_memory_bytes', 'WebAssembly memory of the embedded engine.', undefined, () => ({ '': engine()?.memoryBytes }));
    add('college_engine_checkpoints', 'Checkpoints of the embedded engine since the start.', undefined, () => ({
      '': engine()?.checkpoints,
    }));
    add('college_engine_last_checkpoint_seconds', 'How long the last checkpoint took.', undefined, () => ({
      '': (engine()?.lastCheckpointMilliseconds ?? 0) / 1000,
    }));
  }

  function addReplicaGauges(replica: Replica): void {
    add('college_replica_age_seconds', 'How old what the replica shows is at most; infinite while it is not reached.', undefined, () => ({
      '': replica.measures().ageSeconds ?? Number.POSITIVE_INFINITY,
    }));
    add(
      'college_late_reads',
      'Reads that may be late since the start, by who answered and why: the replica, or the primary for another reason each.',
      'answered',
      () => replica.measures().reads,
    );
  }

  function addMailGauge(): void {
    let counted: { at: number; counts: MailCounts } | undefined;
    new Gauge({
      name: 'college_mails',
      help: 'Mails of the outbox that were not sent, by state.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        const at = performance.now();
        if (!counted || at - counted.at >= mailMilliseconds[database.engine]) {
          try {
            counted = { at, counts: await countMails(database.db, now()) };
          } catch (error) {
            // A database that is away must not take the other metrics with it: without a value the series ends.
            log.warn({ err: error }, 'mails could not be counted for the metrics');
            this.reset();
            return;
          }
        }
        this.set({ state: 'waiting' }, counted.counts.waiting);
        this.set({ state: 'failing' }, counted.counts.failing);
      },
    });
  }
}

/** Says which program this is, by the labels of a gauge that is always 1. */
export function addBuildGauge(registry: Registry, { database }: Pick<Observed, 'database'>): void {
  new Gauge({
    name: 'college_build_info',
    help: 'Versions, as labels.',
    labelNames: ['version', 'node', 'engine'],
    registers: [registry],
  }).set({ version: programVersion(), node: process.versions.node, engine: database.engine }, 1);
}
