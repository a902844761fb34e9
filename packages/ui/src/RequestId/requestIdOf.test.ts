import { expect, it } from 'vitest';
import { requestIdOf } from './requestIdOf';

it.each([
  ['数据库刚刚中断。（请求编号：req-12345678）', '数据库刚刚中断。'],
  ['The database was interrupted. (Request ID: req-12345678)', 'The database was interrupted.'],
  ['System error: 502 (Request ID: req-12345678) The figures below are older.', 'System error: 502 The figures below are older.'],
  ['没有保存：系统错误（请求编号：req-12345678）。内容还在。', '没有保存：系统错误。内容还在。'],
])('takes the id out of %s', (message, sentence) => expect(requestIdOf(message)).toEqual({ sentence, requestId: 'req-12345678' }));

it.each(['名称不能为空', 'Name cannot be empty', 'Compare request (req-12345678)', ''])('leaves %j as it is', (message) =>
  expect(requestIdOf(message)).toEqual({ sentence: message, requestId: undefined }),
);
