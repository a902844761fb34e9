/** What the client needs of the stored login info. */
export interface ClientSession {
  authToken(): string | undefined;
  /** Removes the stored login info. */
  clear(): void;
  /**
   * The language of the interface, as its tag (`zh-CN`, `en-US`) or its code (`80101`, `80102`): used for requests and for the messages of failures. Read
   * again for each call. @default Chinese
   */
  language?(): string | undefined;
}

/** Signs out once for a burst of login-invalid replies (core §8): several parallel calls make one message and one way to Login. */
export function createSignOut(session: ClientSession, onLoginInvalid: (message: string) => void) {
  let isSignedOut = false;

  return {
    /** Call before each request: one with a token belongs to a new session, whose sign-out is announced again. */
    noteCall(sentToken: string | undefined): void {
      if (sentToken !== undefined) isSignedOut = false;
    },
    signOut(sentToken: string | undefined, message: string): void {
      const currentToken = session.authToken();
      // A stale response of another session, or of one that has ended meanwhile, does not concern the present one.
      if (currentToken !== sentToken) return;
      if (currentToken === undefined && isSignedOut) return;
      isSignedOut = true;
      session.clear();
      onLoginInvalid(message);
    },
  };
}
