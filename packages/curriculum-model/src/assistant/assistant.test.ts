import { describe, expect, it } from 'vitest';
import { fillActionOf } from './fillStatus';
import { matchingPaneHeight } from './matchingPane';

describe('assistant', () => {
  it.each([
    [0, 'none'],
    [1, 'all'],
    [7, 'all'],
    [-1, 'page'],
    [-3, 'page'],
    [Number.NaN, 'none'],
  ])('fill status %s is %s', (status, action) => expect(fillActionOf(status)).toBe(action));

  it.each([
    [0, 64],
    [1, 164],
    [2, 164],
    [3, 264],
    [5, 364],
  ])('%i results make %i px', (count, height) => expect(matchingPaneHeight(count)).toBe(height));
});
