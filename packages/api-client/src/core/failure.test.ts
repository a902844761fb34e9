import { expect, it } from 'vitest';
import { systemErrorMessage } from './failure';

it.each([
  ['80101', '系统错误 System error: Failed to fetch'],
  ['80102', 'System error: Failed to fetch'],
  ['99999', 'System error: Failed to fetch'],
  [undefined, '系统错误 System error: Failed to fetch'],
])('words a network failure in language %s', (language, sentence) => {
  expect(systemErrorMessage('Failed to fetch', language)).toBe(sentence);
});
