import type { FieldProblems } from './recordDesk';

/**
 * The field that a rejection names: an error with `data.field` shows its message at that field. `names` maps the server's name of a field to the form's
 * where they differ.
 */
export function refusedField(error: unknown, names: Readonly<Record<string, string>> = {}): FieldProblems | null {
  if (!(error instanceof Error)) return null;
  const data: unknown = Reflect.get(error, 'data');
  const field: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'field') : undefined;
  return typeof field === 'string' ? { [names[field] ?? field]: error.message } : null;
}
