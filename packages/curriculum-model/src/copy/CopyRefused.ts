/** The copy never began, and the message says why: the server rejected the request, or it was not reached before anything could begin. A line that breaks when the copy may have begun is a different error (decision 90). */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}
