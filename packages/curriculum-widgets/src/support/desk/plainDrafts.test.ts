import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../course-units/fakes/memoryStorage';
import { createPlainDrafts, type PlainForm } from './plainDrafts';

const text: PlainForm<string> = {
  write: (sides) => sides,
  read: ({ base, mine }) => (typeof base === 'string' && typeof mine === 'string' ? { base, mine } : null),
};

function drafts({ userId = 1005 as number | undefined, storage = memoryStorage(), onWriteError = () => {} } = {}) {
  const kept = createPlainDrafts({ draftStorage: storage, userId, kind: 'note', subject: 7, form: text, onWriteError });
  return { kept, storage };
}

it('gives back what was written, to its owner alone, until it is cleared', () => {
  const { kept, storage } = drafts();
  kept!.write({ base: 'a', mine: 'b', writtenAt: 5 });
  expect(storage.key(0)).toBe('college:note-draft:1005:7');
  expect(drafts({ storage }).kept!.read('a')).toEqual({ base: 'a', mine: 'b', writtenAt: 5 });
  expect(drafts({ storage, userId: 1006 }).kept!.read('a')).toBeNull();
  kept!.clear();
  expect(storage.length).toBe(0);
});

it('keeps nothing of nobody', () => {
  const storage = memoryStorage();
  expect(createPlainDrafts({ draftStorage: storage, kind: 'note', subject: 7, form: text, onWriteError: () => {} })).toBeUndefined();
  expect(createPlainDrafts({ userId: 1005, kind: 'note', subject: 7, form: text, onWriteError: () => {} })).toBeUndefined();
});

it.each([
  'half-writ',
  '{}',
  '{"format":2,"base":"a","mine":"b","writtenAt":5}',
  '{"format":1,"base":"a","mine":3,"writtenAt":5}',
  '{"format":1,"base":"a","mine":"b"}',
])('passes over %s', (stored) => {
  const { kept, storage } = drafts();
  storage.setItem('college:note-draft:1005:7', stored);
  expect(kept!.read('a')).toBeNull();
});

it('says once that the storage is full', () => {
  const onWriteError = vi.fn();
  const { kept } = drafts({ storage: memoryStorage(10), onWriteError });
  kept!.write({ base: 'a', mine: 'b', writtenAt: 5 });
  kept!.write({ base: 'a', mine: 'c', writtenAt: 6 });
  expect(onWriteError).toHaveBeenCalledOnce();
});
