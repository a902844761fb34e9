// A replica that is further behind than these reach (five minutes of them) is said to be older than it is.
const mostAsked = 1200;

/**
 * How old what a replica shows is, by the clock of this process alone: it remembers how far the primary's log was at each look, and looks for the newest of
 * these places that the replica has replayed. So neither a primary at rest nor a clock that goes wrong on another machine makes a replica look old or new.
 */
export class Freshness {
  #asked: { at: number; place: bigint }[] = [];
  #freshAt = Number.NEGATIVE_INFINITY;
  #replayed = -1n;

  /** Up to where the replica had replayed the log at the last look; -1 before the first. */
  get replayed(): bigint {
    return this.#replayed;
  }

  /** A look: the primary was asked at a moment, in milliseconds, and the replica afterwards. */
  note({ at, primary, replayed }: { at: number; primary: bigint; replayed: bigint }): void {
    // Either was set back: what was known is of another log.
    if (primary < (this.#asked.at(-1)?.place ?? 0n) || replayed < this.#replayed) this.forget();
    this.#replayed = replayed;
    this.#asked.push({ at, place: primary });
    const newest = this.#asked.findLastIndex(({ place }) => place <= replayed);
    if (newest >= 0) this.#freshAt = this.#asked[newest]!.at;
    this.#asked = this.#asked.slice(Math.max(newest, this.#asked.length - mostAsked, 0));
  }

  /** Nothing is known any more, as where the replica did not answer. */
  forget(): void {
    this.#asked = [];
    this.#freshAt = Number.NEGATIVE_INFINITY;
    this.#replayed = -1n;
  }

  /** How old what the replica shows is at most, in milliseconds; infinite while nothing is known. */
  ageAt(now: number): number {
    return now - this.#freshAt;
  }
}
