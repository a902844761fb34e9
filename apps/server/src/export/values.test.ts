import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ValueKind } from './exportedRecords';
import { fromFile, toFile } from './values';

const there = (kind: ValueKind, text: string | null, scale = 0) => {
  // As it lies in a file.
  const value: unknown = JSON.parse(JSON.stringify(toFile(kind, text)));
  return fromFile({ kind, scale }, value);
};

it.each<[ValueKind, string | null, number?]>([
  ['integer', '-2147483648'],
  ['integer', '9007199254740991'],
  ['number', '3.50', 2],
  ['number', '0.000001', 6],
  ['boolean', 'true'],
  ['boolean', 'false'],
  ['time', '2026-03-02 08:00:00+00'],
  ['time', '2026-03-02 08:00:00.1+00'],
  ['time', '2026-03-02 08:00:00.123+00'],
  ['day', '2026-03-02'],
  ['json', '{"a": 1, "bb": [true, null], "aaa": "\\"\\n\\u0001中"}'],
  ['json', '{"9": 1, "10": {"zh": ""}}'],
  ['json', '[]'],
  ['list', '{}'],
  ['list', '{3,1,2}'],
  ['bytes', '\\x'],
  ['bytes', '\\x00ff10'],
  ['text', ''],
  ['text', null],
])('%s %j comes back to the letter', (kind, text, scale) => expect(there(kind, text, scale)).toBe(text));

it('texts, numbers and bytes come back whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer(), fc.uint8Array(), (text, number, bytes) => {
      expect(there('text', text)).toBe(text);
      expect(there('integer', String(number))).toBe(String(number));
      const hex = `\\x${Buffer.from(bytes).toString('hex')}`;
      expect(there('bytes', hex)).toBe(hex);
    }),
  );
});

it.each<[ValueKind, unknown]>([
  ['integer', 1.5],
  ['integer', '1'],
  ['number', 'x'],
  ['boolean', 'true'],
  ['time', '2026-03-02'],
  ['day', '02.03.2026'],
  ['list', ['a']],
  ['bytes', '#'],
  ['text', 7],
  ['text', 'a\u0000b'],
])('%s does not take %j', (kind, value) => expect(fromFile({ kind, scale: 0 }, value)).toBeUndefined());
