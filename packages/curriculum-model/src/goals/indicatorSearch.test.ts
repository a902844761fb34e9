import { describe, expect, it } from 'vitest';
import { sampleIndicators } from '../fixtures';
import { loadInitials } from '../search/initials';
import { filterIndicators } from './goalRules';
import { createIndicatorSearch } from './indicatorSearch';

const indicators = sampleIndicators(1004);

describe('createIndicatorSearch', () => {
  it.each(['', ' ', '1.2', '复杂', '模型', 'ＤＥＳＩＧＮ', '能 ', '没有的词'])('finds what the plain rule finds: %j', (keyword) => {
    expect(createIndicatorSearch(indicators)(keyword)).toEqual(filterIndicators(indicators, keyword));
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
