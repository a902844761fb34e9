import type { PresentedNewUserFault } from './newUsers';

/** Nobody was added: some rows are invalid. The message names them, and the faults describe the errors of each. */
export class NewUsersRefused extends Error {
  override readonly name = 'NewUsersRefused';

  constructor(
    message: string,
    readonly faults: readonly PresentedNewUserFault[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
