import type { Language, LiveEvent, SavedChange } from '@college/curriculum-model';
import type { OpenDatabase, Signal } from '../db';
import { HeldLines } from './HeldLines';
import { calledByPage } from './lineNames';
import type { LiveLine } from './LiveLine';
import { namesFor } from './namesFor';
import { nameOfThing, type Present } from './presentPeople';
import { lastEntry, readChanges, readMissed, type MajorChange } from './readChanges';
import { SharedPeople } from './SharedPeople';

/** Changes of who is there that come within this time are told together. */
const gatherMilliseconds = 200;
const lookMilliseconds = 2000;
// What began before the connection was lost may have been committed while nobody listened.
const overlapEntries = 100;

type Page = Omit<Present, 'field'>;

interface HubOptions {
  clock?: () => number;
  log?: { warn(details: object, message: string): void };
}

/** Who has what open on one database, and the lines of the pages that ask this process. Without any it listens to nothing. */
export class LiveHub {
  readonly #database: OpenDatabase;
  readonly #people: SharedPeople;
  readonly #held: HeldLines;
  readonly #log: HubOptions['log'];
  readonly #changed = new Set<string>();
  #isGathering = false;
  #rest: (() => void) | undefined;
  #hasListened = false;
  #last = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(database: OpenDatabase, { clock = () => performance.now(), log }: HubOptions = {}) {
    this.#database = database;
    this.#log = log;
    this.#held = new HeldLines(clock, (line) => this.#people.forget([line]));
    this.#people = new SharedPeople({
      signals: database.signals,
      clock,
      onChange: (things) => this.#tellLater(things),
      onGone: (line) => this.#held.end(line),
    });
  }

  /** How many pages of a person have their line here. */
  countOf(userId: number): number {
    return this.#held.list().filter(({ name }) => this.#people.find(name)?.userId === userId).length;
  }

  /** How many pages have their line here. */
  get lineCount(): number {
    return this.#held.list().length;
  }

  /** Opens the line of a page: first comes who is there, and what was missed since an entry. */
  async open(page: Page, { language, after }: { language: Language; after?: number | undefined }): Promise<LiveLine> {
    const newest = await lastEntry(this.#database.db);
    this.#begin(newest);
    const line = this.#held.open(page.line, newest, language);
    const known = this.#people.find(page.line);
    this.#people.put({ ...page, field: known?.userId === page.userId ? known.field : null });
    // Where its page was there already, nothing changed for the others.
    this.#tellLater([nameOfThing(page)]);
    // Also where nothing newer is there: what began earlier may have been stored since.
    if (after !== undefined && after <= newest) {
      const missed = await readMissed(this.#database.db, page.majorId, after);
      line.tell(missed ? { changes: missed.filter((change) => concerns(change, page)).map(asTold) } : { isGap: true });
    }
    return line;
  }

  /** Who is there now, once. */
  async look(page: Page, language: Language): Promise<LiveEvent> {
    const others = this.#people.listOf(nameOfThing(page)).filter(({ line }) => line !== page.line);
    const people = await this.#present([...others, { ...page, field: null }], language);
    return { last: await lastEntry(this.#database.db), people };
  }

  /** A page is still there, edits something else, or is left; answers whether its line is known, here or at another process. */
  tell(line: string, { isLeaving, ...told }: Pick<Present, 'userId' | 'field'> & { isLeaving?: boolean | undefined }): boolean {
    const isKnown = this.#people.tell(line, told);
    if (!isKnown || !isLeaving) return isKnown;
    this.#people.forget([line]);
    return false;
  }

  /** Ends all lines: their pages ask again, elsewhere. */
  close(): void {
    this.#people.forgetOwn();
    for (const { name } of this.#held.list()) this.#held.end(name);
    this.#rest?.();
  }

  #begin(newest: number): void {
    // A log that was emptied, as between tests, begins again.
    this.#last = this.#rest ? Math.min(this.#last, newest) : newest;
    if (this.#rest) return;
    this.#hasListened = false;
    const deafen = this.#database.signals.listen((signal) => this.#hear(signal));
    const looking = setInterval(() => this.#look(), lookMilliseconds).unref();
    this.#rest = () => {
      this.#rest = undefined;
      clearInterval(looking);
      deafen();
    };
  }

  #look(): void {
    this.#people.look();
    this.#held.prove();
    if (this.#held.list().length === 0 && !this.#people.hasOwn) this.#rest?.();
  }

  #hear(signal: Signal): void {
    if (signal.kind === 'said') return this.#people.hear(signal.text);
    if (signal.kind === 'saved') return this.#read(signal);
    this.#people.meet();
    this.#read(this.#hasListened ? { from: this.#last + 1 - overlapEntries } : {});
    this.#hasListened = true;
    return undefined;
  }

  /** What was stored is read one after the other: each begins behind the last one. */
  #read({ from, to }: { from?: number; to?: number }): void {
    this.#next('what was saved could not be read for those who watch', async () => {
      if (this.#held.list().length > 0) this.#tellSaved(await readChanges(this.#database.db, { from: from ?? this.#last + 1, to }));
    });
  }

  #tellSaved(changes: readonly MajorChange[]): void {
    this.#last = Math.max(this.#last, ...changes.map(({ id }) => id));
    for (const { name, line } of this.#held.list()) {
      const page = this.#people.find(name);
      const own = page ? changes.filter((change) => concerns(change, page)) : [];
      if (own.length > 0) line.tell({ last: this.#last, changes: own.map(asTold) });
    }
  }

  #tellLater(things: readonly string[]): void {
    for (const thing of things) this.#changed.add(thing);
    if (this.#isGathering || things.length === 0) return;
    this.#isGathering = true;
    setTimeout(() => {
      this.#isGathering = false;
      for (const thing of this.#changed) this.#next('who is here could not be read', () => this.#tellPeople(thing));
      this.#changed.clear();
    }, gatherMilliseconds).unref();
  }

  async #tellPeople(thing: string): Promise<void> {
    const people = this.#people.listOf(thing);
    const readers = people.flatMap(({ line }) => this.#held.find(line) ?? []);
    for (const language of new Set(readers.map((reader) => reader.language))) {
      const present = await this.#present(people, language);
      for (const reader of readers) if (reader.language === language) reader.line.tell({ people: present });
    }
  }

  async #present(people: readonly Present[], language: Language) {
    const names = await namesFor(this.#database, [...new Set(people.map(({ userId }) => userId))], language);
    return people.map(({ line, userId, field }) => ({ line: calledByPage(line), userId, userName: names.get(userId) ?? '', field }));
  }

  #next(failed: string, act: () => Promise<void>): void {
    this.#work = this.#work.then(act).catch((error: unknown) => this.#log?.warn({ err: error }, failed));
  }
}

/** Whether a change is of use to somebody at a thing: at a course those of other courses are not. */
function concerns(change: MajorChange, { majorId, courseId }: Pick<Present, 'majorId' | 'courseId'>): boolean {
  return change.majorId === majorId && (courseId === null || change.courseId === null || change.courseId === courseId);
}

function asTold({ kind, courseId, userId }: MajorChange): SavedChange {
  return { kind, courseId, userId };
}
