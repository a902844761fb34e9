import type { Language } from '@college/curriculum-model';
import { LiveLine } from './LiveLine';

// A page that is opened again after a moment, as when the server ends its stream, was never away.
const graceMilliseconds = 3000;
// Proxies end what is silent for a minute.
const proofMilliseconds = 40_000;

interface Held {
  name: string;
  line: LiveLine;
  language: Language;
  proof: number;
}

/** The lines that this process holds, by the names that their pages gave them. */
export class HeldLines {
  readonly #lines = new Map<string, Held>();
  readonly #clock: () => number;
  readonly #onLeft: (name: string) => void;

  /** `onLeft` hears of pages that did not come back. */
  constructor(clock: () => number, onLeft: (name: string) => void) {
    this.#clock = clock;
    this.#onLeft = onLeft;
  }

  find(name: string): Held | undefined {
    return this.#lines.get(name);
  }

  list(): Held[] {
    return [...this.#lines.values()];
  }

  /** Opens a line; one of the same name ends. */
  open(name: string, last: number, language: Language): LiveLine {
    this.end(name);
    const line: LiveLine = new LiveLine(last, () => this.#left(name, line));
    this.#lines.set(name, { name, line, language, proof: this.#clock() });
    return line;
  }

  /** Ends a line for good. */
  end(name: string): void {
    const held = this.#lines.get(name);
    this.#lines.delete(name);
    held?.line.end();
  }

  /** Shows those who were told nothing for a while that their line stands. */
  prove(): void {
    const now = this.#clock();
    for (const held of this.#lines.values()) {
      if (now - held.proof < proofMilliseconds) continue;
      held.proof = now;
      held.line.tell({});
    }
  }

  #left(name: string, line: LiveLine): void {
    if (this.#lines.get(name)?.line !== line) return;
    this.#lines.delete(name);
    setTimeout(() => {
      if (!this.#lines.has(name)) this.#onLeft(name);
    }, graceMilliseconds).unref();
  }
}
