import { expect, it } from 'vitest';
import { fileNameOf } from './fileName';

it.each([
  [`attachment; filename="points.xlsx"; filename*=UTF-8''%E8%AF%BE%E7%82%B9.xlsx`, '课点.xlsx'],
  ['attachment; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
  ['attachment; filename=plain.xlsx', 'plain.xlsx'],
  [`attachment; filename*=UTF-8''%E8%AF; filename="fallback.xlsx"`, 'fallback.xlsx'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment', 'download'],
  [null, 'download'],
])('reads the name in %s', (header, name) => {
  expect(fileNameOf(header, 'download')).toBe(name);
});
