/** The port of the password reset; a rejection is an error whose message is shown to the person. */
export interface PasswordResetSource {
  /**
   * Answers the same for an address that nobody has.
   * Call: `POST /auth/forgetpwd` (extension).
   */
  requestReset: (email: string) => Promise<unknown>;
  /**
   * Sets the password by the one-use token of the link. A refusal whose `data.field` is `fresh` is about the password, any other about the link.
   * Call: `POST /auth/resetpwd` (extension).
   */
  resetPassword: (reset: { token: string; fresh: string }) => Promise<unknown>;
}
