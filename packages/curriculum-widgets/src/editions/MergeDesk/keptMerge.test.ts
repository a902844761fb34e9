import { describe, expect, it } from 'vitest';
import { keptMergeKey, nothingKept, readKeptMerge, writeKeptMerge, type KeptMerge } from './keptMerge';

const kept: KeptMerge = {
  take: { parts: [0, 1004] },
  choices: { 'course:1004#theoryPeriod': { value: 20 }, 'course:1004/goal:2#description': 'draft' },
  titles: { 'course:1004#theoryPeriod': '数据结构，理论学时' },
};

describe('an unfinished merge', () => {
  it('is kept by person, edition and direction', () => {
    expect(keptMergeKey({ userId: 7, editionId: 12, into: 'draft' })).toBe('college:edition-merge:7:12:draft');
  });

  it('is read as it was written', () => {
    expect(readKeptMerge(writeKeptMerge(kept))).toEqual(kept);
  });

  it.each([null, '', '{"format":1', '[]', '{"format":2,"take":"all","choices":{}}', '{"format":1,"take":"all","choices":{"a":"theirs"}}'])(
    'is none where %s is kept',
    (text) => {
      expect(readKeptMerge(text)).toEqual(nothingKept);
    },
  );
});
