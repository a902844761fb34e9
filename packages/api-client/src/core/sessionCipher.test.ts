import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sessionCipher';

const texts = fc.string({ unit: fc.constantFrom('a', '"', '课', '😀', '\n', '\u0000') });

describe('seal and unseal', () => {
  it('brings any text back', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unseal(seal(text, 'loginInfo'), 'loginInfo')).toBe(text);
      }),
    );
  });

  it('notices any changed character', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.constantFrom(...'0123456789abcdefABCDEFg '), (text, at, put) => {
        const sealed = seal(text, 'loginInfo');
        const index = at % sealed.length;
        fc.pre(sealed[index] !== put);
        expect(unseal(sealed.slice(0, index) + put + sealed.slice(index + 1), 'loginInfo')).toBeUndefined();
      }),
    );
  });

  it('notices anything cut off or added', () => {
    const sealed = seal('{"a":1}', 'loginInfo');
    for (let length = 0; length < sealed.length; length += 1) expect(unseal(sealed.slice(0, length), 'loginInfo')).toBeUndefined();
    expect(unseal(`${sealed}00`, 'loginInfo')).toBeUndefined();
  });

  it('opens neither at another place nor with another key', () => {
    const sealed = seal('text', 'loginInfo');
    expect(unseal(sealed, 'language')).toBeUndefined();
    expect(unseal(sealed, 'loginInfo', '00'.repeat(32))).toBeUndefined();
  });

  it('never writes the same text twice', () => {
    expect(seal('text', 'loginInfo')).not.toBe(seal('text', 'loginInfo'));
  });
});
