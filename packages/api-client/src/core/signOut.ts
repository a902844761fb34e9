/** What the client needs of the stored login info. */
export interface ClientSession {
  authToken(): string | undefined;
  /** Removes the stored login info. */
  clear(): void;
  /** The language code of the interface: replies are asked for in it, failures are worded in it. */
  language?(): string | undefined;
}

/** Signs out once for a burst of login-invalid replies (core §8): several parallel calls make one message and one way to Login. */
export function createSignOut(session: ClientSession, onLoginInvalid: (message: string) => void) {
  let isSignedOut = false;

  return function signOut(sentToken: string | undefined, message: string): void {
    const currentToken = session.authToken();
    // A late reply to another sign-in, or to one that has ended meanwhile, says nothing about the present one.
    if (currentToken !== sentToken) return;
    if (currentToken === undefined && isSignedOut) return;
    isSignedOut = true;
    session.clear();
    onLoginInvalid(message);
  };
}
