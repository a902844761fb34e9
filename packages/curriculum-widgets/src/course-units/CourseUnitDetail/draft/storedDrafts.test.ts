import { aCourseUnit } from '@college/curriculum-model/fixtures';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../fakes/memoryStorage';
import { toForm } from '../courseUnitForm';
import { draftKey, writeDraft } from './courseUnitDraft';
import { listDrafts } from './storedDrafts';

const baseline = toForm(aCourseUnit());

function draftNamed(name: string, writtenAt = 1) {
  return writeDraft({ form: { ...baseline, name }, baseline, imported: null, writtenAt });
}

it('finds a person’s own drafts, the latest first, with what leads back to each', () => {
  const shelf = memoryStorage();
  shelf.setItem(draftKey({ userId: 1005, majorId: 1001, courseUnitId: 1004 }), draftNamed('数据结构（新）', 1));
  shelf.setItem(draftKey({ userId: 1005, majorId: 1002 }), draftNamed('编译原理', 2));
  shelf.setItem(draftKey({ userId: 1006, majorId: 1001, courseUnitId: 1004 }), draftNamed('别人的'));
  shelf.setItem(draftKey({ userId: 1005, majorId: undefined }), draftNamed('无处可去'));
  shelf.setItem('college:course-unit-draft:1005:unit:1007', 'half-written');
  shelf.setItem('theme', 'dark');
  expect(listDrafts(shelf, 1005)).toEqual([
    { key: 'college:course-unit-draft:1005:new:1002', majorId: 1002, name: '编译原理', changeCount: 1, writtenAt: 2 },
    { key: 'college:course-unit-draft:1005:unit:1004', courseUnitId: 1004, name: '数据结构（新）', changeCount: 1, writtenAt: 1 },
  ]);
});

it('uses the stored name for a unit whose name was cleared', () => {
  const shelf = memoryStorage();
  shelf.setItem(draftKey({ userId: 1005, majorId: 1001, courseUnitId: 1004 }), draftNamed(' '));
  expect(listDrafts(shelf, 1005)).toMatchObject([{ name: baseline.name }]);
});

it('ignores anything else in the storage', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (texts) => {
      const shelf = memoryStorage();
      for (const [key, text] of Object.entries(texts)) shelf.setItem(key, text);
      expect(listDrafts(shelf, 1005)).toEqual([]);
    }),
  );
});
