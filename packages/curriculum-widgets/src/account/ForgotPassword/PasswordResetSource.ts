/** What a forgotten password asks of a college's server; a refusal is thrown as an error whose message is for the person. */
export interface PasswordResetSource {
  /** Answers the same for an address that nobody has. */
  requestReset: (email: string) => Promise<unknown>;
  /** Sets the password by the one-use token of the link. */
  resetPassword: (reset: { token: string; fresh: string }) => Promise<unknown>;
}
