import type { Database, DatabaseLogger, LateRead, Queries, Replica } from '../database';
import { Freshness } from './Freshness';
import { logPosition } from './logPosition';
import type { LateReadOutcome, ReplicaMeasures } from './replicaMeasures';

/** Older than this nobody is shown anything, in milliseconds. */
const oldest = 1000;

/** How far the log of both was: the primary was asked at a moment, the replica afterwards. */
export interface ReplicaLook {
  at: number;
  primary: bigint;
  replayed: bigint;
}

interface ReplicaParts {
  db: Database;
  logger: DatabaseLogger;
  /** Milliseconds of a clock that does not jump. */
  clock: () => number;
}

/** A replica of which somebody notes how far it is; without a look for a second it answers nothing. */
export class WatchedReplica implements Replica {
  readonly #db: Database;
  readonly #logger: DatabaseLogger;
  readonly #clock: () => number;
  readonly #freshness = new Freshness();
  readonly #reads: Record<LateReadOutcome, number> = { replica: 0, ownWrite: 0, behind: 0, away: 0, repeated: 0 };
  /** How often in turn it was not reached. */
  #losses = 0;
  #said: 'fresh' | 'behind' | 'away' | undefined;
  readonly #readers = new Set<(error: Error) => void>();

  constructor({ db, logger, clock }: ReplicaParts) {
    this.#db = db;
    this.#logger = logger;
    this.#clock = clock;
  }

  /** Takes in a look at both. */
  note(look: ReplicaLook): void {
    this.#losses = 0;
    this.#freshness.note(look);
    const age = this.#freshness.ageAt(this.#clock());
    if (age <= oldest) this.#say('fresh', () => this.#logger.info({}, 'the replica takes reads'));
    else
      this.#say('behind', () =>
        this.#logger.warn({ age }, 'the replica is more than a second behind; the primary takes all reads meanwhile'),
      );
  }

  /**
   * It was not reached, or is none: nobody is sent there. Twice in turn, and whoever reads there now reads from the primary instead; once may be a moment in which this
   * process itself was busy, and all reads made twice would not help it.
   */
  lose(error: unknown): void {
    this.#freshness.forget();
    this.#losses += 1;
    if (this.#losses < 2) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.#say('away', () => this.#logger.warn({ error: reason }, 'the replica is not reached; the primary takes all reads meanwhile'));
    const loss = new Error('The replica was lost.', { cause: error });
    for (const leave of this.#readers) leave(loss);
  }

  async read<Result>({ wroteAt, primary, isFinal }: LateRead, act: (db: Queries) => Promise<Result>): Promise<Result> {
    const outcome = this.#choose(wroteAt);
    if (outcome === 'replica') {
      try {
        const result = await this.#whileThere(act(this.#db));
        this.#reads.replica += 1;
        return result;
      } catch (error) {
        if (isFinal(error)) {
          this.#reads.replica += 1;
          throw error;
        }
        this.#reads.repeated += 1;
        return act(primary);
      }
    }
    this.#reads[outcome] += 1;
    return act(primary);
  }

  measures(): ReplicaMeasures {
    const age = this.#freshness.ageAt(this.#clock());
    return { ageSeconds: Number.isFinite(age) ? age / 1000 : undefined, reads: { ...this.#reads } };
  }

  /** The result, or a failure as soon as the replica is lost: one that stands still may never answer. */
  #whileThere<Result>(reading: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#readers.add(reject);
      void reading.then(resolve, reject).finally(() => this.#readers.delete(reject));
    });
  }

  #choose(wroteAt: string | null): LateReadOutcome {
    const age = this.#freshness.ageAt(this.#clock());
    if (age > oldest) return Number.isFinite(age) ? 'behind' : 'away';
    return wroteAt === null || logPosition(wroteAt) <= this.#freshness.replayed ? 'replica' : 'ownWrite';
  }

  /** Once for each change: a replica that is away for a day is one line. */
  #say(state: 'fresh' | 'behind' | 'away', log: () => void): void {
    if (this.#said === state) return;
    this.#said = state;
    log();
  }
}
