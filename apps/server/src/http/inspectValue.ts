import { httpMessages } from './messages';
import { invalid } from './refusal';

const deepest = 40;

/** Refuses what no record can hold: NUL, lone surrogates, infinite numbers, endless nesting. Walks without recursion. */
export function inspectValue(root: unknown): void {
  const open: { value: unknown; path: readonly (string | number)[] }[] = [{ value: root, path: [] }];
  for (let item = open.pop(); item; item = open.pop()) {
    const { value, path } = item;
    if (typeof value === 'string') inspectText(value, path);
    else if (typeof value === 'number' && !Number.isFinite(value)) throw invalid(httpMessages.badNumber(fieldName(path)));
    else if (typeof value === 'object' && value !== null) {
      if (path.length >= deepest) throw invalid(httpMessages.tooDeep);
      for (const [key, child] of Object.entries(value)) {
        const childPath = [...path, Array.isArray(value) ? Number(key) : key];
        inspectText(key, path);
        open.push({ value: child, path: childPath });
      }
    }
  }
}

function inspectText(text: string, path: readonly (string | number)[]): void {
  // PostgreSQL stores no NUL, and UTF-8 has no form for half a surrogate pair.
  if (text.includes('\u0000') || /\p{Surrogate}/u.test(text)) throw invalid(httpMessages.badCharacter(fieldName(path)));
}

function fieldName(path: readonly (string | number)[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('') || 'body';
}
