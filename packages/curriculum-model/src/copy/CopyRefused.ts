/** The copy never began: what was sent was refused, and the message says why. A stream that breaks later is another matter (decision 90). */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}
