import type { Bilingual } from '@college/curriculum-model';

/** A business error of the mock API, in both languages. */
export class MockRefusal extends Error {
  override readonly name = 'MockRefusal';

  constructor(
    readonly code: string,
    readonly sentence: Bilingual,
    readonly data: unknown = null,
  ) {
    super(sentence.en);
  }
}
