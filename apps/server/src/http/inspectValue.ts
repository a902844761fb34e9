import { fieldNameOf, type Bilingual, type FieldNames } from '@college/curriculum-model';
import { httpMessages } from './messages';
import { invalid } from './refusal';

const deepest = 40;

/** A value and the way to it; the way is written out only when there is something to say about it. */
interface Place {
  value: unknown;
  key: string | number;
  depth: number;
  above?: Place;
}

/** Refuses what no record can hold: NUL, lone surrogates, infinite numbers, endless nesting. Walks without recursion. */
export function inspectValue(root: unknown, names?: FieldNames): void {
  const open: Place[] = [{ value: root, key: '', depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place;
    if (typeof value === 'string') inspectText(value, place, names);
    else if (typeof value === 'number' && !Number.isFinite(value)) throw invalid(httpMessages.badNumber(fieldName(place, names)));
    else if (typeof value === 'object' && value !== null) {
      if (depth >= deepest) throw invalid(httpMessages.tooDeep);
      if (Array.isArray(value)) inspectItems(value, place, open);
      else inspectFields(value, place, open, names);
    }
  }
}

function inspectItems(items: readonly unknown[], above: Place, open: Place[]): void {
  for (let key = items.length - 1; key >= 0; key -= 1) {
    if (mayBeWrong(items[key])) open.push({ value: items[key], key, depth: above.depth + 1, above });
  }
}

function inspectFields(fields: object, above: Place, open: Place[], names: FieldNames | undefined): void {
  for (const [key, value] of Object.entries(fields)) {
    inspectText(key, above, names);
    if (mayBeWrong(value)) open.push({ value, key, depth: above.depth + 1, above });
  }
}

/** Spares a list of half a million plain values half a million places. */
function mayBeWrong(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  return typeof value === 'string' ? !isStorable(value) : typeof value === 'object' && value !== null;
}

function inspectText(text: string, place: Place, names: FieldNames | undefined): void {
  if (!isStorable(text)) throw invalid(httpMessages.badCharacter(fieldName(place, names)));
}

/** PostgreSQL stores no NUL, and UTF-8 has no form for half a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** The way to a value, or what the field is called where the call has names for its fields. */
function fieldName(place: Place, names: FieldNames | undefined): Bilingual {
  const keys: (string | number)[] = [];
  for (let at: Place | undefined = place; at?.above; at = at.above) keys.unshift(at.key);
  if (names) return fieldNameOf(keys, names);
  const way = keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${key}`)).join('') || 'body';
  return { zh: way, en: way };
}
