import type { CopyStepMessage } from '@college/curriculum-model';
import type { OpenDatabase } from '../db';
import { inSpan } from '../tracing/spans';
import { takeFairTurns, type FairTurns } from '../turns/takeFairTurns';

/** A copy that runs in this process: its messages reach its readers while its transaction is still open. */
export class LiveCopy {
  #messages: CopyStepMessage[] = [];
  #readers: (() => void)[] = [];
  #isOver = false;

  /** The messages sent so far. */
  get messages(): readonly CopyStepMessage[] {
    return this.#messages;
  }

  /** Sends a message; one that was already sent, by an attempt that was retried, is skipped. */
  add(message: CopyStepMessage): void {
    if (message.no <= (this.#messages.at(-1)?.no ?? 0)) return;
    this.#messages.push(message);
    this.#wake();
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  /** The messages after a number, those to come as they come; ends with the copy. */
  async *follow(after: number): AsyncGenerator<CopyStepMessage> {
    for (let index = 0; ;) {
      for (; index < this.#messages.length; index += 1) {
        const message = this.#messages[index];
        if (message && message.no > after) yield message;
      }
      if (this.#isOver) return;
      await new Promise<void>((resolve) => this.#readers.push(resolve));
    }
  }

  #wake(): void {
    for (const read of this.#readers.splice(0)) read();
  }
}

/** What runs on one open database in this process. */
interface CopyDesk {
  running: Map<string, { live: LiveCopy; work: Promise<unknown> }>;
  /** A copy holds a connection and needs a second one now and then, a draft that is made holds two: only a few may run at a time. */
  turns: FairTurns;
}

const desks = new WeakMap<OpenDatabase, CopyDesk>();
const placesAtDesk = 3;

function deskOf(database: OpenDatabase): CopyDesk {
  const known = desks.get(database);
  if (known) return known;
  const desk: CopyDesk = { running: new Map(), turns: takeFairTurns({ places: placesAtDesk }) };
  desks.set(database, desk);
  return desk;
}

/** The copy of that name, if it runs in this process. */
export function findLive(database: OpenDatabase, unique: string): LiveCopy | undefined {
  return deskOf(database).running.get(unique)?.live;
}

/** Runs a copy independently of the request, at most once in this process, and streams its messages. */
export function runLive<Outcome>(
  database: OpenDatabase,
  unique: string,
  run: (live: LiveCopy) => Promise<Outcome>,
): { live: LiveCopy; work: Promise<Outcome> } {
  const desk = deskOf(database);
  const live = new LiveCopy();
  const work = desk.turns
    .run('copies', () => inSpan('copy', {}, () => run(live)))
    .finally(() => {
      desk.running.delete(unique);
      live.end();
    });
  desk.running.set(unique, { live, work });
  return { live, work };
}

/** How many copies and drafts are under way in this process, and how many wait for a place. */
export function countCopies(database: OpenDatabase): { running: number; waiting: number } {
  const { running, turns } = deskOf(database);
  const waiting = turns.countAllWaiting();
  return { running: running.size - waiting, waiting };
}

/** Resolves when no copy runs in this process any more. */
export async function copiesSettled(database: OpenDatabase): Promise<void> {
  await Promise.allSettled([...deskOf(database).running.values()].map(({ work }) => work));
}
