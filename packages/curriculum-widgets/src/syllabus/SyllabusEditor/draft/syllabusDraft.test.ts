import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../course-units/fakes/memoryStorage';
import { createDraftShelf } from '../../../support/desk/drafts';
import { createDraftKeeper } from './draftKeeper';
import { listSyllabusDrafts } from './storedSyllabusDrafts';
import { readSyllabusDraft, syllabusDraftKey, writeSyllabusDraft, type SyllabusDraft } from './syllabusDraft';

const key = syllabusDraftKey({ userId: 1005, courseId: 1004 });

function keeperIn(storage: Storage, onWriteError = () => {}) {
  return createDraftKeeper(createDraftShelf({ storage, key, onWriteError }));
}

function draftOf(kept: SyllabusDraft['kept'], writtenAt = 1): SyllabusDraft {
  return { name: '数据结构', writtenAt, kept, typed: {}, base: {}, confirmed: [] };
}

describe('a stored draft', () => {
  it('is read as it was written', () => {
    const draft = {
      ...draftOf({ attend: '新', score: null }),
      typed: { exampercent: { type: 1 as const, rows: [] } },
      confirmed: ['attend' as const],
    };
    expect(readSyllabusDraft(writeSyllabusDraft(draft))).toEqual(draft);
  });

  it.each([
    ['half-written text', '{"format":1,'],
    ['another format', writeSyllabusDraft(draftOf({})).replace('"format":1', '"format":0')],
    ['a wrong kind of value', writeSyllabusDraft(draftOf({ attend: '新' })).replace('"新"', '7')],
    ['an unknown field', writeSyllabusDraft(draftOf({ attend: '新' })).replace('"attend"', '"constructor"')],
  ])('is not read from %s', (_title, text) => expect(readSyllabusDraft(text)).toBeNull());

  it('never stops the page, whatever lies there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSyllabusDraft(text)).toBeNull();
      }),
    );
  });
});

describe('two tabs of one syllabus', () => {
  it('keep both their fields, and saving in one leaves those of the other', () => {
    const storage = memoryStorage();
    const [one, other] = [keeperIn(storage), keeperIn(storage)];
    one.write(draftOf({ attend: '甲' }));
    other.write(draftOf({ others: '乙' }, 2));
    expect(readSyllabusDraft(storage.getItem(key))!.kept).toEqual({ attend: '甲', others: '乙' });
    one.clear();
    expect(readSyllabusDraft(storage.getItem(key))!.kept).toEqual({ others: '乙' });
    other.clear();
    expect(storage.getItem(key)).toBeNull();
  });
});

it('says once that nothing can be kept, and the work goes on', () => {
  const onError = vi.fn();
  const keeper = keeperIn(memoryStorage(10), onError);
  keeper.write(draftOf({ attend: '甲' }));
  keeper.write(draftOf({ attend: '甲乙' }));
  expect(onError).toHaveBeenCalledOnce();
});

it('finds a person’s own drafts, the latest first', () => {
  const shelf = memoryStorage();
  shelf.setItem(key, writeSyllabusDraft(draftOf({ attend: '甲' }, 1)));
  shelf.setItem(syllabusDraftKey({ userId: 1005, courseId: 1005 }), writeSyllabusDraft(draftOf({ attend: '乙', others: '' }, 2)));
  shelf.setItem(syllabusDraftKey({ userId: 1006, courseId: 1004 }), writeSyllabusDraft(draftOf({ attend: '丙' }, 3)));
  expect(listSyllabusDrafts(shelf, 1005)).toMatchObject([
    { kind: 'syllabus', courseId: 1005, name: '数据结构', changeCount: 2, writtenAt: 2 },
    { kind: 'syllabus', courseId: 1004, changeCount: 1, writtenAt: 1 },
  ]);
});
