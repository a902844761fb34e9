import type { CampusFault } from '@college/curriculum-model';

/** A sign-in at a provider that leads to none here; the sign-in page says why, the log has the cause. */
export class CampusFailure extends Error {
  override readonly name = 'CampusFailure';

  constructor(
    readonly fault: CampusFault,
    options?: ErrorOptions,
  ) {
    super(`the sign-in at the provider failed: ${fault}`, options);
  }
}
