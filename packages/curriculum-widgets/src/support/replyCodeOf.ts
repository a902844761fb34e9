/** The code of the reply with which a call failed; undefined where it failed otherwise. */
export function replyCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
