import { describe, expect, it } from 'vitest';
import { aGoal, sampleIndicators } from '../fixtures';
import { loadInitials } from '../search/initials';
import { filterByKeyword } from '../search/keyword';
import { createIndicatorSearch } from './indicatorSearch';

const indicators = sampleIndicators(1004);

describe('createIndicatorSearch', () => {
  it('finds by indicator or goal, with all goals of the row', () => {
    const rows = [
      { id: 1101, description: '1.1 数学', children: [] },
      { id: 1102, description: '1.2 Modelling', children: [aGoal(), aGoal({ id: 1032, description: 'analyse Complexity' })] },
    ];
    const search = createIndicatorSearch(rows);
    expect([search('COMPLEX'), search('数学'), search('')]).toEqual([[rows[1]], [rows[0]], rows]);
  });

  it.each(['', ' ', '1.2', '复杂', '模型', 'ＤＥＳＩＧＮ', '能 ', '没有的词'])('finds what the plain rule finds: %j', (keyword) => {
    const plain = filterByKeyword(indicators, keyword, (row) => [row.description, ...row.children.map((goal) => goal.description)]);
    expect(createIndicatorSearch(indicators)(keyword)).toEqual(plain);
  });

  it('finds by pinyin initials, but not by a single letter', async () => {
    const search = createIndicatorSearch(indicators);
    const beginsWith = await loadInitials();
    const numbers = (keyword: string) => search(keyword, beginsWith).map(({ description }) => description.split(' ')[0]);
    expect(numbers('ljjg')).toEqual(['1.2']);
    expect(numbers('sjdbsy')).toEqual(['4.1']);
    expect(search('n', beginsWith)).toEqual([]);
  });

  it('does not find a keyword across two texts', () => {
    const search = createIndicatorSearch([
      { id: 1, description: '上', children: [{ id: 2, parentId: 1, courseId: 3, description: '下' }] },
    ]);
    expect(search('上下')).toEqual([]);
    expect(search('下')).toHaveLength(1);
  });
});
