/** What a forgotten password asks of a college's server; a refusal is thrown as an error whose message is for the person. */
export interface PasswordResetSource {
  /**
   * Answers the same for an address that nobody has.
   * Call: `POST /auth/forgetpwd` (extension).
   */
  requestReset: (email: string) => Promise<unknown>;
  /**
   * Sets the password by the one-use token of the link.
   * Call: `POST /auth/resetpwd` (extension).
   */
  resetPassword: (reset: { token: string; fresh: string }) => Promise<unknown>;
}
