import { describe, expect, it } from 'vitest';
import { createCodeReader, namedUnknown } from './quickAddText';

const points = [1, 2, 3].map((number) => ({ id: 1000 + number, number, label: `课点标题 ${number}` }));
const ksa = [
  { id: 1, letter: 'K' as const, number: 1, label: '大O记号含义' },
  { id: 2, letter: 'S' as const, number: 2, label: '能编写递归遍历' },
];

describe('codes of a list', () => {
  it.each([
    ['point1,point 2', points, [0, 1], []],
    ['知识点1，知识点3', points, [0, 2], []],
    ['课点9 K1', points, [], ['课点9', 'K1']],
    ['k1 S2', ksa, [0, 1], []],
    ['K1 课点1', ksa, [0], ['课点1']],
    ['', ksa, [], []],
  ])('%j', (text, items, positions, unknown) => {
    const match = createCodeReader(items)(text);
    expect(match.found.map(({ id }) => id)).toEqual(positions);
    expect(match.unknown).toEqual(unknown);
  });
});

describe('unknown codes', () => {
  it.each([
    ['K1 X1', ['X1'], true, ['X1']],
    ['K1 S', ['S'], true, []],
    ['K1 S', ['S'], false, ['S']],
    ['S ', ['S'], true, ['S']],
    ['课', ['课'], true, []],
    ['po', ['po'], true, []],
    ['X1 K', ['X1', 'K'], true, ['X1']],
  ])('%j names %j', (text, unknown, isTyping, named) => expect(namedUnknown(text, unknown, isTyping)).toEqual(named));
});
