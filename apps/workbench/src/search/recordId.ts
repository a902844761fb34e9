import { idOf } from './searchParams';

/** The record that a parameter names: undefined where it is absent, for a new one; 0, which no record has, where it is no id. */
export function recordIdOf(value: string | undefined): number | undefined {
  return value === undefined || value === '' ? undefined : (idOf(value) ?? 0);
}
