import type { PropKind } from './definition';

/** A value as the widget takes it, or why it cannot be taken. */
export type ReadValue = { value: unknown } | { problem: string };

/** Makes of what markup or a script gave what the widget expects: text becomes a number or a truth value where it must. */
export function readValue(kind: PropKind, given: unknown): ReadValue {
  if (given === null || given === undefined) return { value: given };
  if (kind === 'number') return readNumber(given);
  if (kind === 'boolean') return readBoolean(given);
  if (kind === 'string') return { value: String(given) };
  return { value: given };
}

function readNumber(given: unknown): ReadValue {
  const value = typeof given === 'string' && given.trim() !== '' ? Number(given) : given;
  if (typeof value === 'number' && Number.isFinite(value)) return { value };
  return { problem: `${JSON.stringify(given)} is not a number. Write digits, such as "1004".` };
}

function readBoolean(given: unknown): ReadValue {
  if (typeof given === 'boolean') return { value: given };
  const text = String(given).toLowerCase();
  // As in markup: there is true. Frameworks write the word, though, and mean it.
  if (text === '' || text === 'true') return { value: true };
  if (text === 'false') return { value: false };
  return { problem: `${JSON.stringify(given)} is neither true nor false. Write the bare attribute for true, or "false".` };
}
