import type { Bilingual } from '@college/curriculum-model';

/** An answer with a sentence of its own in the envelope, where a call that went well has something to say about how. */
export class ToldAnswer<Data> {
  readonly data: Data;
  readonly sentence: Bilingual;

  constructor(data: Data, sentence: Bilingual) {
    this.data = data;
    this.sentence = sentence;
  }
}
