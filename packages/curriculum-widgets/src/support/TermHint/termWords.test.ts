import { expect, it } from 'vitest';
import { firstMentions } from './termWords';

it.each([
  [
    ['指标点没有课程支撑', '必修课没有支撑任何指标点', '章节没有课点', '课点没有 KSA', '没有开课说明'],
    [true, false, true, true, false],
  ],
  [
    ['Indicator points without support', 'Chapters without a point', 'Points without KSA', 'A point is not used'],
    [true, true, true, false],
  ],
])('finds where a word of the trade comes first: %j', (texts, first) => {
  expect(firstMentions(texts)).toEqual(first);
});
