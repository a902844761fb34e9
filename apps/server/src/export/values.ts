import type { ExportedField, ValueKind } from './exportedRecords';

/** A value as a file has it. */
export type FileValue = string | number | boolean | null | object;

/** What PostgreSQL wrote as text, as a file has it. */
export function toFile(kind: ValueKind, text: string | null): FileValue {
  if (text === null) return null;
  switch (kind) {
    case 'integer':
    case 'number':
      return Number(text);
    case 'boolean':
      return text === 'true';
    case 'time':
      return text.replace(' ', 'T').replace(/\+00$/, 'Z');
    case 'json':
      return JSON.parse(text) as FileValue;
    case 'list':
      return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
    case 'bytes':
      return Buffer.from(text.slice(2), 'hex').toString('base64');
    default:
      return text;
  }
}

/** The text that PostgreSQL writes for a value of a file, to the letter: what is stored is compared by it. Undefined where it is no such value. */
export function fromFile({ kind, scale }: Pick<ExportedField, 'kind' | 'scale'>, value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'integer':
      return Number.isSafeInteger(value) ? String(value) : undefined;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value.toFixed(scale) : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? String(value) : undefined;
    case 'time':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(value)
        ? value
            .replace('T', ' ')
            .replace(/(\.\d*?)0*Z$/, '$1Z')
            .replace(/\.?Z$/, '+00')
        : undefined;
    case 'day':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined;
    case 'json':
      return storedJson(value);
    case 'list':
      return Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)) ? `{${value.join(',')}}` : undefined;
    case 'bytes':
      return typeof value === 'string' && /^[\w+/]*={0,2}$/.test(value) ? `\\x${Buffer.from(value, 'base64').toString('hex')}` : undefined;
    case 'text':
      return typeof value === 'string' && !value.includes('\u0000') ? value : undefined;
  }
}

/** JSON as `jsonb` writes it: keys by length, then by bytes, each once. */
function storedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(storedJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).toSorted((one, other) => {
      const [left, right] = [Buffer.from(one), Buffer.from(other)];
      return left.length - right.length || left.compare(right);
    });
    return `{${keys.map((key) => `${storedText(key)}: ${storedJson(Reflect.get(value, key))}`).join(', ')}}`;
  }
  return typeof value === 'string' ? storedText(value) : JSON.stringify(value);
}

/** JSON of JavaScript escapes what PostgreSQL writes as it is: nothing but lone surrogates, which no database holds. */
function storedText(text: string): string {
  return JSON.stringify(text);
}

/** What a JSON text says; undefined where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
