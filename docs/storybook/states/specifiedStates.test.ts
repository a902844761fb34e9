import { isLoginInvalid, replyCodes } from '../../../packages/curriculum-model/src/envelope';
import { describe, expect, it } from 'vitest';
import { specifiedStates } from './specifiedStates';

const knownCodes: readonly string[] = Object.values(replyCodes);

describe('states.json', () => {
  it('names each state in both languages', () => {
    const unnamed = specifiedStates.filter(({ title }) => !/\p{Script=Han}/u.test(title.zh) || !title.en.trim());
    expect(unnamed.map(({ id }) => id)).toEqual([]);
  });

  it('leaves no Chinese in the English titles', () => {
    expect(specifiedStates.filter(({ title }) => /\p{Script=Han}/u.test(title.en)).map(({ id }) => id)).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('names no two states of a widget alike (%s)', (language) => {
    const seen = new Map<string, string>();
    const alike = specifiedStates.flatMap(({ id, widget, title }) => {
      const key = `${widget} ${title[language].toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, id);
      return other ? [`${other} = ${id}`] : [];
    });
    expect(alike).toEqual([]);
  });

  it('begins each id with its widget, and has none twice', () => {
    expect(specifiedStates.filter(({ id, widget }) => !id.startsWith(`${widget}.`)).map(({ id }) => id)).toEqual([]);
    expect(new Set(specifiedStates.map(({ id }) => id)).size).toBe(specifiedStates.length);
  });

  it('has every code it uses', () => {
    const codes = specifiedStates.flatMap(({ codes: own = [] }) => own);
    expect(codes.filter((code) => !knownCodes.includes(code) && !isLoginInvalid(code))).toEqual([]);
  });
});
