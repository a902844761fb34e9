import { newRequirementItem, type Requirements } from '@college/curriculum-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../../course-units/fakes/memoryStorage';
import { majorDraftKey, writeMajorDraft } from './majorDraft';
import { listMajorDrafts } from './storedMajorDrafts';

const baseline: Requirements = [{ ...newRequirementItem(1, '1 工程知识'), indicators: [] }];

function draftOf(name: string | undefined, writtenAt: number) {
  const requirements = [...baseline, { ...newRequirementItem(2, '2 问题分析'), indicators: [] }];
  return writeMajorDraft({ requirements, baseline, name, nextNumber: 3, writtenAt });
}

it('finds a person’s own drafts, the latest first, with what leads back to each', () => {
  const shelf = memoryStorage();
  shelf.setItem(majorDraftKey({ userId: 1005, majorId: 1001 }), draftOf('软件工程', 1));
  shelf.setItem(majorDraftKey({ userId: 1005, majorId: 1002 }), draftOf(undefined, 2));
  shelf.setItem(majorDraftKey({ userId: 1006, majorId: 1001 }), draftOf('别人的', 3));
  shelf.setItem('college:major-draft:1005:1003', 'half-written');
  shelf.setItem('college:course-unit-draft:1005:unit:1007', draftOf('别的', 4));
  expect(listMajorDrafts(shelf, 1005)).toEqual([
    { kind: 'requirements', key: 'college:major-draft:1005:1002', majorId: 1002, name: '', changeCount: 1, writtenAt: 2 },
    { kind: 'requirements', key: 'college:major-draft:1005:1001', majorId: 1001, name: '软件工程', changeCount: 1, writtenAt: 1 },
  ]);
});

it('ignores anything else in the storage', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (texts) => {
      const shelf = memoryStorage();
      for (const [key, text] of Object.entries(texts)) shelf.setItem(key, text);
      expect(listMajorDrafts(shelf, 1005)).toEqual([]);
    }),
  );
});
