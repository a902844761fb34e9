/** A user name or e-mail address as names to sign in with are compared: whatever the case and the width of letters. */
export function signInName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}
