import { describe, expect, it } from 'vitest';
import { canConfirmPoint, ksaProblem, pointProblems, repeatedKsa, repeatedTitles, tooMany } from './pointChecks';

describe('an inline edit', () => {
  it.each([
    [{ title: ' ', description: 'b' }, '课点标题不能为空', undefined],
    [{ title: 'a', description: '\n' }, undefined, '课点描述不能为空'],
    [{ title: '', description: '' }, '课点标题不能为空', '课点描述不能为空'],
    [{ title: 'a'.repeat(201), description: 'b' }, '最多 200 个字符，现有 201 个', undefined],
    [{ title: ` ${'a'.repeat(200)} `, description: 'b'.repeat(4001) }, undefined, '最多 4000 个字符，现有 4001 个'],
    [{ title: 'a\u0000', description: 'b' }, '含有无法保存的字符', undefined],
    [{ title: 'a', description: 'b' }, undefined, undefined],
  ])('%#', (point, title, description) => {
    const problems = pointProblems(point);
    expect([problems.title?.zh, problems.description?.zh]).toEqual([title, description]);
    expect(canConfirmPoint(point)).toBe(title === undefined && description === undefined);
  });
});

it('checks the text of a KSA item', () => {
  expect(ksaProblem(' ')?.en).toBe('KSA description cannot be empty');
  expect(ksaProblem('x'.repeat(4001))?.en).toBe('At most 4000 characters; there are 4001');
  expect(ksaProblem('x')).toBeUndefined();
});

it('names the maximum number', () => {
  expect(tooMany(2000)).toBeUndefined();
  expect(tooMany(2001)?.zh).toBe('一门课程最多 2000 项，这样会有 2001 项');
});

it('finds repeated titles, whatever their case and edges, and repeated KSA within a letter', () => {
  expect([
    ...repeatedTitles([
      { key: 'a', title: 'Graph' },
      { key: 'b', title: ' graph ' },
      { key: 'c', title: '图' },
    ]),
  ]).toEqual([['b', 1]]);
  const ksa = (key: string, title: 'K' | 'S', description: string) => ({ key, title, level: 1, description });
  expect([...repeatedKsa([ksa('a', 'K', '图'), ksa('b', 'S', '图'), ksa('c', 'K', '图 ')])]).toEqual([['c', 'K1']]);
});
