import { expect, it } from 'vitest';
import { ApiError, failureMessage, NetworkError } from './failure';

it.each([
  [new NetworkError('connection', 'Failed to fetch'), '80101', '系统错误 System error: Failed to fetch'],
  [new NetworkError('connection', 'Failed to fetch'), '80102', 'System error: Failed to fetch'],
  [new ApiError('30003', '没有权限'), '80102', '没有权限'],
])('words %s in %s', (failure, language, sentence) => {
  expect(failureMessage(failure, language)).toBe(sentence);
});
