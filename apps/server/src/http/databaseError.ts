/** The SQLSTATE of a database error, however deep a library wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    const code: unknown = Reflect.get(inner, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}

/** The database error with this SQLSTATE, however deep a library wrapped it. */
export function errorOfState(error: unknown, state: string): Error | undefined {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if (Reflect.get(inner, 'code') === state) return inner;
  }
  return undefined;
}

/** Class 22: a value that the column's type cannot hold. */
export function isValueError(error: unknown): boolean {
  return sqlState(error)?.startsWith('22') ?? false;
}

/** Two writers met; the same call succeeds when it is tried again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}

/** A unique violation; the name of the constraint identifies the field. */
export function isTaken(error: unknown, constraint: string): boolean {
  if (sqlState(error) !== '23505') return false;
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth += 1) {
    if (Reflect.get(inner, 'constraint') === constraint) return true;
  }
  return false;
}
