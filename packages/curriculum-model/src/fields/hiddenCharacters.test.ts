import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hiddenCharacters, hiddenNotice, hiddenPlaces, valueWithoutHidden, withoutHidden, withVisibleHidden } from './hiddenCharacters';

const anyText = fc.string({
  unit: fc.oneof(fc.constantFrom('课', 'a', '\n', '\t', '😀', '👩‍🏫', '\ud83d', '\u202e', '\u0000', '\r', '\v'), fc.string()),
});

describe('hidden characters', () => {
  it.each([
    ['课程\t一\n二', []],
    ['一\r\n二\r三\v四\u2028五', []],
    ['family 👩‍👩‍👧 and ❤️', []],
    ['a\u0000b\u0007', ['U+0000', 'U+0007']],
    ['abc\u202edcb\u202c', ['U+202E', 'U+202C']],
    ['\ud800 and \udc00', ['U+D800', 'U+DC00']],
    ['\ufeff课程\uffff', ['U+FEFF', 'U+FFFF']],
    ['\u200e\u200f\u061c\u2066\u2069\u0085', ['U+200E', 'U+200F', 'U+061C', 'U+2066', 'U+2069']],
  ])('%j', (text, codes) => expect(hiddenCharacters(text)).toEqual(codes));

  it('are taken out, and nothing else is', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = withoutHidden(text);
        expect(hiddenCharacters(clean)).toEqual([]);
        expect(withoutHidden(clean)).toBe(clean);
        // oxlint-disable-next-line no-control-regex
        expect(clean).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
        // Throws for half of a character.
        expect(decodeURIComponent(encodeURIComponent(clean))).toBe(clean);
        if (hiddenCharacters(text).length === 0) expect(clean).toBe(text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
      }),
    );
  });

  it('are visible on paper, one sign for each', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(withVisibleHidden(text).replaceAll('\ufffd', '')).toBe(withoutHidden(text).replaceAll('\ufffd', ''));
      }),
    );
    expect(withVisibleHidden('abc\u202edcb')).toBe('abc\ufffddcb');
  });

  it('are found and taken out wherever a value holds them', () => {
    const schedule = { label: ['时段'], data: [['上午', '1-2\u200e']] };
    expect(hiddenPlaces({ schedule, score: 4, year: null })).toEqual([{ path: ['schedule', 'data', 0, 1], codes: ['U+200E'] }]);
    expect(valueWithoutHidden(schedule)).toEqual({ label: ['时段'], data: [['上午', '1-2']] });
    const clean = { rows: [{ label: '作业', percent: 20 }] };
    expect(valueWithoutHidden(clean)).toBe(clean);
  });

  it('are announced by their code points', () => {
    expect(hiddenNotice('课程')).toBeNull();
    expect(hiddenNotice('a\u202e')?.zh).toContain('U+202E');
    expect(hiddenNotice({ rows: ['\u0001\u0002\u0003\u0004'] })?.en).toContain('U+0001, U+0002, U+0003 …');
  });
});
