/**
 * The connection to the database was lost during a request. Unless `mayBeStored` is false the outcome is unknown, so the request must not be repeated
 * automatically. The next one may succeed.
 */
export class DatabaseLostError extends Error {
  override name = 'DatabaseLostError';
  /** False where the transaction had not begun to commit. */
  readonly mayBeStored: boolean;

  constructor(message: string, { mayBeStored = true, ...options }: ErrorOptions & { mayBeStored?: boolean } = {}) {
    super(message, options);
    this.mayBeStored = mayBeStored;
  }
}
