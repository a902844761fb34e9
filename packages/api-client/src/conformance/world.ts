import type { Bilingual } from '@college/curriculum-model';
import type { CleanUp } from './cleanUp';
import { NotTried } from './faults';
import { lacking } from './messages';
import type { Known } from './known';

/** What one run knows and has made. */
export class World {
  private readonly known: Partial<Known> = {};
  private readonly pinned = new Set<keyof Known>();
  private readonly failures = new Map<keyof Known, Bilingual>();

  constructor(
    /** Tells the records of this run from those of another. */
    readonly stamp: string,
    readonly isReadOnly: boolean,
    readonly languageCode: string,
    readonly cleanUp: CleanUp,
  ) {}

  /** A name by which people see whose record it is. */
  named(what: string): string {
    return `Conformance check 接口自检 ${this.stamp} ${what}`;
  }

  keep<Key extends keyof Known>(key: Key, value: Known[Key] | undefined): void {
    if (value !== undefined && !this.pinned.has(key)) this.known[key] = value;
  }

  /** Stores what was passed in from outside; no response may change it. */
  pin<Key extends keyof Known>(key: Key, value: Known[Key]): void {
    this.keep(key, value);
    this.pinned.add(key);
  }

  /** Remembers why there is nothing under this key. */
  lack(key: keyof Known, why: Bilingual): void {
    if (this.known[key] === undefined) this.failures.set(key, why);
  }

  /** What is known under this key, if anything. */
  peek<Key extends keyof Known>(key: Key): Known[Key] | undefined {
    return this.known[key];
  }

  /** What is known under this key; without it the call is not tried. */
  need<Key extends keyof Known>(key: Key): Known[Key] {
    const value = this.known[key];
    if (value === undefined) throw this.notTried(key);
    return value as Known[Key];
  }

  /** The first of a list that must not be empty. */
  first(key: 'homeIndicatorIds' | 'ownProjectIds' | 'ownPointIds' | 'ownKsaIds' | 'ownGoalIds' | 'ownTaskGoalIds', at = 0): number {
    const value = this.need(key)[at];
    if (value === undefined) throw this.notTried(key);
    return value;
  }

  private notTried(key: keyof Known): NotTried {
    const why = this.failures.get(key);
    const { zh, en } = lacking[key];
    return new NotTried(why ? { zh: `${zh}（${why.zh}）`, en: `${en} (${why.en})` } : { zh, en }, key);
  }
}
