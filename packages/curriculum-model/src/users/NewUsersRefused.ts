import type { ToldNewUserFault } from './newUsers';

/** Nobody was added: some rows are wrong. The message says which, and the faults say what is wrong in each. */
export class NewUsersRefused extends Error {
  override readonly name = 'NewUsersRefused';

  constructor(
    message: string,
    readonly faults: readonly ToldNewUserFault[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
