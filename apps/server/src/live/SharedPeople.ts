import { randomUUID } from 'node:crypto';
import { liveTimes } from '@college/curriculum-model';
import type { Signals } from '../db';
import { PresentPeople, type Present } from './presentPeople';
import { packWord, unpackWord, type ProcessWord } from './processTalk';

interface SharedPeopleOptions {
  signals: Signals;
  /** Milliseconds on a clock that nobody sets. */
  clock: () => number;
  /** Who is at some things, or what they edit, is another than before. */
  onChange: (things: readonly string[]) => void;
  /** A page is left, or was silent for too long. */
  onGone: (line: string) => void;
}

/** Who is where, at all processes on the database: each tells the others about the pages whose lines it holds. */
export class SharedPeople {
  readonly #process = randomUUID().slice(0, 8);
  readonly #people: PresentPeople;
  readonly #given: SharedPeopleOptions;
  #said = 0;

  constructor(given: SharedPeopleOptions) {
    this.#given = given;
    this.#people = new PresentPeople(given.clock);
  }

  find(line: string): Present | undefined {
    return this.#people.find(line)?.one;
  }

  listOf(thing: string): Present[] {
    return this.#people.listOf(thing);
  }

  get hasOwn(): boolean {
    return this.#people.listOwn().length > 0;
  }

  /** The page of a line of this process is there, and edits what it says. */
  put(one: Present): void {
    this.#given.onChange(this.#people.put(one));
    this.#say({ kind: 'here', people: [one] });
  }

  /** A page is still there or edits something else, whoever holds its line; answers whether it is known. */
  tell(line: string, { userId, field }: Pick<Present, 'userId' | 'field'>): boolean {
    const known = this.#people.find(line);
    if (known?.one.userId !== userId) return false;
    this.#people.hear(line);
    if (known.process !== undefined) this.#say({ kind: 'told', line, userId, field });
    else if (known.one.field !== field) this.put({ ...known.one, field });
    return true;
  }

  /** Pages are left. */
  forget(lines: readonly string[]): void {
    if (lines.length === 0) return;
    this.#remove(lines);
    this.#say({ kind: 'gone', lines: [...lines] });
  }

  forgetOwn(): void {
    this.forget(this.#people.listOwn().map(({ line }) => line));
  }

  /** To be called every few seconds: whoever is silent is gone, and the others learn that this process is not. */
  look(): void {
    const silent = this.#people.listSilent();
    this.forget(silent.filter((line) => this.#people.find(line)?.process === undefined));
    // The process that held the others is silent itself.
    this.#remove(silent);
    const now = this.#given.clock();
    if (now - this.#said < liveTimes.beat) return;
    this.#said = now;
    this.#say({ kind: 'alive' });
  }

  /** Others may have come and gone unheard. */
  meet(): void {
    this.#say({ kind: 'hello' });
    this.#say({ kind: 'here', people: this.#people.listOwn() });
  }

  /** Handles a message of another process. */
  hear(text: string): void {
    const { process, word } = unpackWord(text);
    if (process === this.#process) return;
    this.#people.hearProcess(process);
    if (word.kind === 'hello') this.#say({ kind: 'here', people: this.#people.listOwn() });
    else if (word.kind === 'here') for (const one of word.people) this.#given.onChange(this.#people.put(one, process));
    else if (word.kind === 'gone') this.#remove(word.lines);
    else if (word.kind === 'told') this.#hearTold(word);
  }

  /** All processes hear it; the one that holds the line takes it. */
  #hearTold({ line, ...told }: Pick<Present, 'line' | 'userId' | 'field'>): void {
    if (this.#people.find(line)?.process === undefined) this.tell(line, told);
  }

  #remove(lines: readonly string[]): void {
    for (const line of lines) {
      this.#given.onChange(this.#people.remove(line));
      this.#given.onGone(line);
    }
  }

  #say(word: ProcessWord): void {
    if (this.#given.signals.isShared) for (const text of packWord(this.#process, word)) this.#given.signals.say(text);
  }
}
