import type { StartEditionRequest } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { openKeptStart, readKeptStart, writeKeptStart } from './keptStart';

const request: StartEditionRequest = {
  unique: 'unique-key-1',
  majorId: 1001,
  kind: 'draft',
  name: '2026 修订',
  entryYear: 2026,
  reason: '',
};
const hour = 60 * 60 * 1000;

it('is read as it was written, for an hour', () => {
  const text = writeKeptStart(request, 5000);
  expect(readKeptStart(text, 5000 + hour)).toEqual(request);
  expect(readKeptStart(text, 5001 + hour)).toBeNull();
});

it.each([null, '', '{', '{"format":1}', '{"format":2,"at":0}', '{"format":1,"at":0,"request":{}}'])(
  'is nothing where %s was kept',
  (text) => {
    expect(readKeptStart(text, 0)).toBeNull();
  },
);

it('is kept for one person and one major, and nothing without a person', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const mine = openKeptStart({ storage, userId: 1, majorId: 1001 });
  mine.keep(request);
  expect(mine.find()).toEqual(request);
  for (const other of [
    { userId: 2, majorId: 1001 },
    { userId: 1, majorId: 1002 },
    { userId: undefined, majorId: 1001 },
  ]) {
    expect(openKeptStart({ storage, ...other }).find()).toBeNull();
  }
  mine.forget();
  expect(mine.find()).toBeNull();
});
