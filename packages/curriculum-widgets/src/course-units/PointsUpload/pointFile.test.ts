import { expect, it } from 'vitest';
import { pointFileProblem } from './pointFile';

it.each([
  ['课点.xlsx', 1, undefined],
  ['POINTS.XLSX', 10 * 1024 * 1024, undefined],
  ['points.xlsx', 10 * 1024 * 1024 + 1, 'tooLarge'],
  ['points.xlsx', 0, 'empty'],
  ['a.txt', 12, 'wrongExtension'],
  ['points.xlsx.exe', 12, 'wrongExtension'],
  ['xlsx', 12, 'wrongExtension'],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(pointFileProblem({ name, size })).toBe(problem);
});
