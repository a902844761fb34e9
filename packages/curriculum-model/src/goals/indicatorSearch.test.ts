import { describe, expect, it } from 'vitest';
import { sampleIndicators } from '../fixtures';
import { filterIndicators } from './goalRules';
import { createIndicatorSearch } from './indicatorSearch';

const indicators = sampleIndicators(1004);

describe('createIndicatorSearch', () => {
  it.each(['', ' ', '1.2', '复杂', '模型', 'ＤＥＳＩＧＮ', '能 ', '没有的词'])('finds what the plain rule finds: %j', (keyword) => {
    expect(createIndicatorSearch(indicators)(keyword)).toEqual(filterIndicators(indicators, keyword));
  });

  it('does not find a keyword across two texts', () => {
    const search = createIndicatorSearch([
      { id: 1, description: '上', children: [{ id: 2, parentId: 1, courseId: 3, description: '下' }] },
    ]);
    expect(search('上下')).toEqual([]);
    expect(search('下')).toHaveLength(1);
  });
});
