import type { LiveEvent } from '@college/curriculum-model';
import type { StreamEvent } from '../http/eventsAnswer';

/** The event stream of one open page. Events that come while it is not reading are merged; a reader that stops is dropped at once. */
export class LiveLine implements AsyncIterableIterator<StreamEvent> {
  #pending: Omit<LiveEvent, 'last'> | undefined;
  #last: number;
  #read: (() => void) | undefined;
  #isOver = false;
  readonly #leave: () => void;

  constructor(last: number, leave: () => void) {
    this.#last = last;
    this.#leave = leave;
  }

  /** Sends an event; an empty one is a keep-alive. */
  tell({ last, changes = [], ...event }: Partial<LiveEvent>): void {
    const before = this.#pending?.changes ?? [];
    this.#last = Math.max(this.#last, last ?? 0);
    this.#pending = { ...this.#pending, ...event, ...(changes.length + before.length > 0 && { changes: [...before, ...changes] }) };
    this.#read?.();
  }

  /** Ends the line once what it was told is read. */
  end(): void {
    this.#isOver = true;
    this.#read?.();
  }

  async next(): Promise<IteratorResult<StreamEvent>> {
    while (!this.#pending && !this.#isOver) await new Promise<void>((resolve) => (this.#read = resolve));
    if (!this.#pending) return this.return();
    const data: LiveEvent = { last: this.#last, ...this.#pending };
    this.#pending = undefined;
    return { done: false, value: { id: this.#last, data } };
  }

  async return(): Promise<IteratorResult<StreamEvent>> {
    this.end();
    this.#leave();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
