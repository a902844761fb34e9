import { describe, expect, it } from 'vitest';
import { saveFailureOf } from './saveFailure';

/** As the client throws it; any other backend may do the same. */
function networkError(reason: string, message: string) {
  return Object.assign(new Error(message), { name: 'NetworkError', reason });
}
const refusal = Object.assign(new Error('您没有权限'), { code: '30003' });

describe('saveFailureOf', () => {
  it.each([
    ['no connection', networkError('connection', 'Failed to fetch'), true, 'offline', false],
    ['no connection, as the browser knows', networkError('connection', 'Failed to fetch'), false, 'offline', true],
    ['a proxy whose server is away', networkError('gateway', '502 Bad Gateway'), true, 'offline', false],
    ['a status without an envelope', networkError('status', '500 Internal Server Error'), true, 'server', false],
    [
      'the server cannot save just now',
      Object.assign(new Error('数据库没有及时回应。'), { code: '50000', isTemporary: true }),
      true,
      'unavailable',
      true,
    ],
    ['text that is no envelope', networkError('unreadable', '<html>'), true, 'server', false],
    ['the server says no', refusal, true, 'refused', false],
    ['another backend without a connection', new TypeError('Failed to fetch'), false, 'offline', true],
    ['another backend says no', new Error('名称重复'), true, 'refused', false],
    ['something that is no error', '不行', true, 'refused', false],
  ])('%s', (_case, error, isOnline, kind, isUnsent) => {
    const message = error instanceof Error ? error.message : error;
    expect(saveFailureOf(error, isOnline)).toEqual({ kind, message, isUnsent });
  });
});
