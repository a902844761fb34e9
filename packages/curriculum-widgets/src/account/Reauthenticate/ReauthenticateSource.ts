/** Where the password is checked; a rejection is an error whose message is shown at the field. */
export interface ReauthenticateSource {
  /**
   * For some minutes afterwards the server takes what it refused with code 30010.
   * Call: `POST /user/reauthenticate` (extension).
   */
  confirmPassword: (password: string) => Promise<unknown>;
}
