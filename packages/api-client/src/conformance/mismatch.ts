import type { Language } from '@college/curriculum-model';
import { z } from 'zod';

const localeErrors = { zh: z.locales.zhCN().localeError, en: z.locales.en().localeError };

/** Where a value first differs from its schema, as text: the path, what the schema expects, what was received. */
export function firstMismatch(schema: z.ZodType, value: unknown, language: Language): string | undefined {
  const parsed = schema.safeParse(value, { error: localeErrors[language] });
  if (parsed.success) return undefined;
  const { path, message } = deepest(parsed.error.issues[0]);
  const place = ['data', ...path]
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
  return `${place}: ${message}; ${excerpt(valueAt(value, path))}`;
}

/** A union error says only that nothing matches; the alternative that got furthest says why. */
function deepest(issue: z.core.$ZodIssue | undefined): { path: PropertyKey[]; message: string } {
  if (!issue) return { path: [], message: '' };
  if (issue.code !== 'invalid_union') return issue;
  const inner = issue.errors.flatMap(([first]) => (first ? [deepest(first)] : []));
  const [furthest] = inner.toSorted((one, other) => other.path.length - one.path.length);
  if (!furthest || furthest.path.length === 0) return issue;
  return { path: [...issue.path, ...furthest.path], message: furthest.message };
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, part) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[part] : undefined),
    value,
  );
}

/** The beginning of a value as JSON. */
export function excerpt(value: unknown, length = 120): string {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
