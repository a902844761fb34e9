import type { Logger } from 'pino';
import type { OpenDatabase, Queries, Transaction } from '../db';
import { inTransaction } from '../http/inTransaction';
import type { ServerSettings } from '../http/services';
import { keepEvents, type NewSecurityEvent } from './eventRepository';
import { recordName, type SecurityNote, type SecurityPlace } from './securityNote';

const deviceLength = 300;
const whatLength = 300;

/**
 * What one request adds to the security log. Notes are collected while it runs; `keep` and `transaction` store them with its changes, `writeTo` writes
 * a line of each to the log once that is done. Where the request fails, `dropDone` leaves what was refused.
 */
export class SecurityNotes {
  readonly #place: SecurityPlace;
  readonly #now: () => Date;
  #subject: Pick<SecurityNote, 'record' | 'personId'> = {};
  #events: NewSecurityEvent[] = [];
  #kept: NewSecurityEvent[] = [];

  constructor(place: SecurityPlace, now: () => Date) {
    this.#place = place;
    this.#now = now;
  }

  /** Where the request comes from. */
  get place(): Pick<SecurityPlace, 'address' | 'device'> {
    return { address: this.#place.address, device: this.#place.device };
  }

  /** From now on the caller is known. */
  knowCaller(caller: { id: number; collegeId: number }): void {
    this.#place.caller = caller;
  }

  /** What the request is about, as the rights were asked. */
  knowSubject(subject: { kind: string; id: number } | undefined): void {
    if (subject) this.#subject = subject.kind === 'user' ? { personId: subject.id } : { record: recordName(subject) };
  }

  /** Notes something about what the request is about. */
  noteSubject(note: SecurityNote): void {
    this.note({ ...this.#subject, ...note });
  }

  note({ kind, outcome, personId, actorId, collegeId, what = '', record = '' }: SecurityNote): void {
    const { address, device, caller } = this.#place;
    this.#events.push({
      at: this.#now(),
      collegeId: collegeId ?? caller?.collegeId ?? null,
      kind,
      outcome,
      actorId: actorId ?? caller?.id ?? null,
      personId: personId ?? null,
      what: what.slice(0, whatLength),
      record,
      address,
      device: device.slice(0, deviceLength),
    });
  }

  /** Whether something was noted that did not succeed. */
  get hasRefusal(): boolean {
    return [...this.#kept, ...this.#events].some(({ outcome }) => outcome !== 'done');
  }

  /** What a failed request had done is undone, but for what its own transactions committed; what it was refused stays true. */
  dropDone(): void {
    this.#events = this.#events.filter(({ outcome }) => outcome !== 'done');
  }

  /** Stores what was noted; it is not stored again. */
  async keep(db: Queries): Promise<void> {
    await keepEvents(db, this.#events);
    this.#kept.push(...this.#events);
    this.#events = [];
  }

  /** Runs a transaction in which everything that it notes is stored too. */
  async transaction<Result>(database: OpenDatabase, act: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const before = this.#events;
    try {
      const result = await inTransaction(database, async (tx) => {
        // A transaction that is tried again notes everything again.
        this.#events = [];
        const answer = await act(tx);
        await keepEvents(tx, this.#events);
        return answer;
      });
      this.#kept.push(...this.#events);
      this.#events = [];
      return result;
    } finally {
      this.#events = [...before, ...this.#events];
    }
  }

  /** One line for each note, for collectors; to be called when what was kept is committed. */
  writeTo(log: Logger, { hasSecurityLines }: Pick<ServerSettings, 'hasSecurityLines'>): void {
    const lines = hasSecurityLines ? log.child({}, { level: 'info' }) : log;
    for (const { at: _, ...security } of [...this.#kept, ...this.#events]) lines.info({ security }, 'security event');
    this.#kept = [];
    this.#events = [];
  }
}
