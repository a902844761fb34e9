/** The port of the account page; a rejection is an error whose message is shown to the person. */
export interface AccountSource {
  /**
   * Stores the person's own name.
   * Call: `POST /user/updateusername` (core §7).
   */
  changeName: (change: { userId: number; userName: string }) => Promise<unknown>;
  /**
   * Ends every other sign-in of the person. A refusal that carries a `code` is about the old password, one whose `data.field` is `fresh` or `new` about the new one.
   * Call: `POST /user/updatepwd` (core §7).
   */
  changePassword: (change: { userId: number; old: string; new: string }) => Promise<unknown>;
}
