import { liveTimes, type LiveView } from '@college/curriculum-model';

/** What people may have open together. */
export interface Thing {
  majorId: number;
  view: LiveView;
  courseId: number | null;
}

/** A page that somebody has open, by ids. */
export interface Present extends Thing {
  line: string;
  userId: number;
  field: string | null;
}

interface Kept {
  one: Present;
  /** The process that holds the line; its own is not named. */
  process: string | undefined;
  /** When it was heard of last. */
  heard: number;
}

/** The name of a thing. */
export const nameOfThing = ({ majorId, view, courseId }: Thing): string => `${majorId}/${view}/${courseId ?? ''}`;

/** Who is where, by all processes. What changes something answers the things in which it did. */
export class PresentPeople {
  readonly #lines = new Map<string, Kept>();
  readonly #things = new Map<string, Set<string>>();
  readonly #clock: () => number;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  find(line: string): Pick<Kept, 'one' | 'process'> | undefined {
    return this.#lines.get(line);
  }

  /** Those who have a thing open, in the order in which they came. */
  listOf(thing: string): Present[] {
    return [...(this.#things.get(thing) ?? [])].map((line) => this.#lines.get(line)!.one);
  }

  /** The pages whose lines this process holds. */
  listOwn(): Present[] {
    return [...this.#lines.values()].flatMap(({ one, process }) => (process === undefined ? [one] : []));
  }

  /** Somebody came, went on to another field, or is still there. */
  put(one: Present, process?: string): string[] {
    const before = this.#lines.get(one.line)?.one;
    const thing = nameOfThing(one);
    const left = before && nameOfThing(before) !== thing ? this.remove(one.line) : [];
    this.#lines.set(one.line, { one, process, heard: this.#clock() });
    const lines = this.#things.get(thing) ?? new Set();
    this.#things.set(thing, lines.add(one.line));
    const isSame = before !== undefined && left.length === 0 && before.field === one.field && before.userId === one.userId;
    return isSame ? [] : [...left, thing];
  }

  /** The page of a line is still there. */
  hear(line: string): void {
    const kept = this.#lines.get(line);
    if (kept) kept.heard = this.#clock();
  }

  /** All pages that another process holds are still there. */
  hearProcess(process: string): void {
    const now = this.#clock();
    for (const kept of this.#lines.values()) if (kept.process === process) kept.heard = now;
  }

  remove(line: string): string[] {
    const kept = this.#lines.get(line);
    if (!kept) return [];
    const thing = nameOfThing(kept.one);
    this.#lines.delete(line);
    const lines = this.#things.get(thing);
    lines?.delete(line);
    if (lines?.size === 0) this.#things.delete(thing);
    return [thing];
  }

  /** The lines of this process, or of others, that have been silent for too long. */
  listSilent(): string[] {
    const oldest = this.#clock() - liveTimes.silence;
    return [...this.#lines].flatMap(([line, { heard }]) => (heard < oldest ? [line] : []));
  }
}
