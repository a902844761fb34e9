/** The server rejected the request before the copy started; the message says why. A stream that breaks later is a different error (decision 90). */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}
