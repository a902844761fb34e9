import type { Bilingual } from '@college/curriculum-model';

/** A successful response with a message of its own in the envelope. */
export class AnswerWithMessage<Data> {
  readonly data: Data;
  readonly sentence: Bilingual;

  constructor(data: Data, sentence: Bilingual) {
    this.data = data;
    this.sentence = sentence;
  }
}
