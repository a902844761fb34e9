import { expect, it } from 'vitest';
import { noteVisit } from './lastVisit';

const at = (minutes: number) => new Date(Date.UTC(2026, 4, 12, 8) + minutes * 60_000);

function aStorage(text: string | null = null) {
  let stored = text;
  return { getItem: () => stored, setItem: (_key: string, value: string) => void (stored = value), removeItem: () => void (stored = null) };
}

it('knows nothing at the first visit', () => {
  expect(noteVisit(aStorage(), 7, at(0))).toBeUndefined();
});

it('answers the end of the visit before, also when the page is opened again in this one', () => {
  const storage = aStorage();
  noteVisit(storage, 7, at(0));
  noteVisit(storage, 7, at(20));
  expect(noteVisit(storage, 7, at(24 * 60))).toEqual(at(20));
  expect(noteVisit(storage, 7, at(24 * 60 + 25))).toEqual(at(20));
  expect(noteVisit(storage, 7, at(24 * 60 + 50))).toEqual(at(20));
  expect(noteVisit(storage, 7, at(48 * 60))).toEqual(at(24 * 60 + 50));
});

it.each(['{', '[]', '7', 'null', '{"last":"today"}'])('takes text written by something else for nothing: %s', (text) => {
  expect(noteVisit(aStorage(text), 7, at(0))).toBeUndefined();
});
