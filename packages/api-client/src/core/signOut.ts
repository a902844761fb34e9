/** What the client needs of the stored login info. */
export interface ClientSession {
  authToken(): string | undefined;
  /** Removes the stored login info. */
  clear(): void;
  /**
   * The language of the interface, as its tag (`zh-CN`, `en-US`) or its code (`80101`, `80102`): replies are asked for in it, failures are
   * worded in it. Read again for each call. @default Chinese
   */
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
