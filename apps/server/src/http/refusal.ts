import { codes, type Code } from './codes';
import type { Bilingual } from '@college/curriculum-model';

/** An expected failure: thrown, it undoes the call's writes; the caller reads the sentence. */
export class Refusal extends Error {
  readonly code: Code;
  readonly sentence: Bilingual;
  /** The data of the envelope besides the message, such as the current record of a conflict. */
  readonly data: unknown;

  constructor(code: Code, sentence: Bilingual, data: unknown = null) {
    super(sentence.en);
    this.name = 'Refusal';
    this.code = code;
    this.sentence = sentence;
    this.data = data;
  }
}

/** Nothing of the request was done, and the same request may be sent again. */
export class Unavailable extends Refusal {
  constructor(sentence: Bilingual) {
    super(codes.internal, sentence);
  }
}

/** An invalid value; `field` names its field, for a form that shows the message there. */
export function invalid(sentence: Bilingual, field?: string): Refusal {
  return new Refusal(codes.validation, sentence, field === undefined ? null : { field });
}

/** A record that does not exist, or no longer. */
export function notFound(sentence: Bilingual): Refusal {
  return new Refusal(codes.notFound, sentence);
}

/** A save that was based on an older version; the current record travels along. */
export function conflict(sentence: Bilingual, current: unknown): Refusal {
  return new Refusal(codes.conflict, sentence, current);
}
