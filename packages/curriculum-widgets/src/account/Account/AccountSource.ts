import type { AccountState } from '@college/curriculum-model';

/** An account after a save; nothing where the server does not answer it. */
export type SavedAccount = Pick<AccountState, 'version'> | undefined | void;

/** The port of the account page; a rejection is an error whose message is shown to the person. */
export interface AccountSource {
  /**
   * Stores the person's own name; `version` is that of the account as it was read. Resolves with the account as stored. A refusal with code 30009 carries the account as it is now in its `data`.
   * Call: `POST /user/updateusername` (core §7).
   */
  changeName: (change: { userId: number; userName: string; version?: number | undefined }) => Promise<SavedAccount>;
  /**
   * Ends every other sign-in of the person. Resolves with the account as stored. A refusal that carries a `code` is about the old password, one whose `data.field` is `fresh` or `new` about the new one.
   * Call: `POST /user/updatepwd` (core §7).
   */
  changePassword: (change: { userId: number; old: string; new: string }) => Promise<SavedAccount>;
}
