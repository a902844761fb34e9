import { conflictsOf, type Language } from '@college/curriculum-model';
import { resolveMessages } from '@college/ui/messages';
import { describe, expect, it } from 'vitest';
import { sampleConflict } from '../fakes/conflicts';
import { conflictItems, spokenItems } from './conflictItems';
import { matrixConflictMessages } from './messages';

const textIn = (language: Language) => resolveMessages(matrixConflictMessages, language, {});
const conflicts = conflictsOf(sampleConflict.base, sampleConflict.mine, sampleConflict.theirs);
const items = (matrix: string, side: 'base' | 'mine' | 'theirs', language: Language) => {
  const conflict = conflicts.find((one) => one.matrix === matrix)!;
  return conflictItems(conflict, conflict[side], sampleConflict[side], textIn(language), language);
};

describe('what a side has in a cell', () => {
  it('is drawn thing by thing', () => {
    expect(items('course', 'mine', 'zh')).toEqual([
      { id: expect.any(String), relate: 0, code: '1', label: '算法与复杂度' },
      { id: expect.any(String), relate: 1, code: '2', label: '顺序表' },
    ]);
    expect(items('course', 'theirs', 'zh')).toEqual([]);
  });

  it('is said in one sentence', () => {
    expect(spokenItems(items('course', 'mine', 'zh'), textIn('zh'))).toBe('★ 强支撑 1 算法与复杂度、☆ 弱支撑 2 顺序表');
    expect(spokenItems(items('course', 'theirs', 'zh'), textIn('zh'))).toBe('空');
  });

  it('shows the original of a text where its English does not distinguish the sides', () => {
    expect(items('project', 'mine', 'en')).toEqual([{ id: 'text', label: '翻转课堂' }]);
    expect(items('project', 'theirs', 'en')).toEqual([{ id: 'text', label: '自主学习' }]);
  });
});
