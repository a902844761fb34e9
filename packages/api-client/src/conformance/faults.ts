import type { Bilingual } from '@college/curriculum-model';
import type { Known } from './known';

/** Why a check could not run against this backend; never counts as a failure. */
export class NotTried extends Error {
  override readonly name = 'NotTried';

  constructor(
    readonly reason: Bilingual,
    /** What is not known and would have been needed. */
    readonly lacks?: keyof Known,
  ) {
    super(reason.en);
  }
}

/** Something that does not hold: what came instead, and the request to repeat. */
export class Broken extends Error {
  override readonly name = 'Broken';

  constructor(
    readonly got: string,
    readonly request?: string,
    /** What was expected, where the check's own sentence does not say it. */
    readonly expected?: Bilingual,
  ) {
    super(got);
  }
}

/** The suite could not begin: no connection, or a sign-in that is not accepted. */
export class NotRun extends Error {
  override readonly name = 'NotRun';
}
