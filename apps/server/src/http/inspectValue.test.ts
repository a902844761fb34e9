import { expect, it } from 'vitest';
import { inspectValue } from './inspectValue';
import { Refusal } from './refusal';

function sentenceAbout(value: unknown): string | undefined {
  try {
    inspectValue(value);
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? error.sentence.en : String(error);
  }
}

it.each([
  [{ name: 'a\u0000' }, '“name”'],
  [{ list: [{ name: 'ok' }, { name: '\ud800' }] }, '“list[1].name”'],
  [{ list: ['ok', ['\udc00']] }, '“list[1][0]”'],
  [{ list: [1, Infinity] }, '“list[1]”'],
  [{ outer: { ['a\u0000']: 1 } }, '“outer”'],
  ['\u0000', '“body”'],
])('names the place in %j', (value, place) => expect(sentenceAbout(value)).toContain(place));

it.each([[null], [undefined], [{ name: '𠮷🙂', list: [0, -1.5, true, null, {}] }], [JSON.parse('{"__proto__":{"x":"y"}}')]])(
  'lets %j pass',
  (value) => {
    expect(sentenceAbout(value)).toBeUndefined();
  },
);

it('names the first of several wrong values of a list', () => {
  expect(sentenceAbout(['\u0000', 'ok', '\u0000'])).toContain('“[0]”');
});

it('refuses endless nesting, of lists and of objects', () => {
  const nested = (open: string, close: string) => JSON.parse(`${open.repeat(41)}1${close.repeat(41)}`);
  expect(sentenceAbout(nested('[', ']'))).toContain('nested');
  expect(sentenceAbout(nested('{"a":', '}'))).toContain('nested');
});
