import { expect, it } from 'vitest';
import type { OptionItem } from '../options';
import { occupationClasses, occupationLevelId, occupationLevels, occupationMajorClasses, parentCode } from './classification';

const all = (nodes: readonly OptionItem[]): OptionItem[] => nodes.flatMap((node) => [node, ...all(node.children ?? [])]);

it('shows every class once, below the one whose code it continues', () => {
  const levels = occupationLevels('zh');
  expect(levels.map(({ label }) => label)).toEqual(occupationMajorClasses.map(({ zh }) => zh));
  expect(all(levels)).toHaveLength(occupationClasses.length);
  expect(new Set(all(levels).map(({ value }) => value)).size).toBe(occupationClasses.length);
  for (const { code } of occupationClasses) {
    const parent = parentCode(code);
    if (parent === '') continue;
    const above = all(levels).find(({ value }) => value === occupationLevelId(parent));
    expect(above?.children?.map(({ value }) => value)).toContain(occupationLevelId(code));
  }
});

it('has no Chinese in its English words, and the same ids', () => {
  expect(JSON.stringify(occupationLevels('en'))).not.toMatch(/[\u4e00-\u9fff]/);
  expect(all(occupationLevels('en')).map(({ value }) => value)).toEqual(all(occupationLevels('zh')).map(({ value }) => value));
});
