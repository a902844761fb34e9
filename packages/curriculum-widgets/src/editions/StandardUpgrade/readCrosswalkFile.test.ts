import { ceeaaCrosswalk } from '@college/curriculum-model';
import { expect, it } from 'vitest';
import { readCrosswalkFile } from './readCrosswalkFile';

const file = {
  from: { name: { zh: '旧标准', en: '' }, headings: [{ zh: '知识', en: '' }] },
  to: {
    name: { zh: '新标准', en: '' },
    headings: [
      { zh: '知识', en: '' },
      { zh: '创业', en: '' },
    ],
  },
  entries: [
    { old: [1], new: 1, kind: 'same' },
    { old: [], new: 2, kind: 'new', review: { zh: '创业', en: '' } },
  ],
};
const written = (change: (copy: typeof file) => unknown) => {
  const copy = structuredClone(file);
  change(copy);
  return JSON.stringify(copy, null, 2);
};
const faults = async (text: string) => {
  const read = await readCrosswalkFile(text);
  return read.status === 'refused' ? read.faults.map(({ line, field, message }) => `${line} ${field} ${message.zh}`) : read.status;
};

it('reads what a college describes, and what is delivered', async () => {
  expect(await readCrosswalkFile(`\uFEFF${JSON.stringify(file)}`)).toEqual({ status: 'read', crosswalk: file });
  expect(await readCrosswalkFile(JSON.stringify(ceeaaCrosswalk))).toEqual({ status: 'read', crosswalk: ceeaaCrosswalk });
});

/** The line, from 1, on which a text has these words for the last time. */
const lineOf = (text: string, words: string) => text.slice(0, text.lastIndexOf(words)).split('\n').length;

it('names line and field of what is wrong', async () => {
  const otherKind = written((copy) => Object.assign(copy.entries[1]!, { kind: 'other' }));
  expect(await faults(otherKind)).toEqual([
    `${lineOf(otherKind, '"other"')} entries[1].kind 应为 same / widened / merged / split / new 之一`,
  ]);
  const noHeadings = written((copy) => Object.assign(copy.to, { headings: [{ zh: '', en: '' }, 4] }));
  expect(await faults(noHeadings)).toEqual([
    `${lineOf(noHeadings, '"zh": "",')} to.headings[0].zh 不能为空`,
    `${lineOf(noHeadings, '  4\n')} to.headings[1] 应为一组字段`,
  ]);
  expect(await faults(written((copy) => Reflect.deleteProperty(copy.from, 'name')))).toEqual(['2 from.name 缺少这一项']);
  const noNumbers = written((copy) => Object.assign(copy.entries[0]!, { new: 1.5, old: ['1'] }));
  expect(await faults(noNumbers)).toEqual([
    `${lineOf(noNumbers, '"1"')} entries[0].old[0] 应为整数`,
    `${lineOf(noNumbers, '1.5')} entries[0].new 应为整数`,
  ]);
});

it('says where the text is no JSON, and what contradicts itself', async () => {
  expect(await faults('{\n  "from": {,\n')).toEqual(['2  不是有效的 JSON：此处多了或少了符号']);
  expect(await faults('')).toEqual(['1  不是有效的 JSON：此处多了或少了符号']);
  expect(await faults('毕业要求')).toEqual(['1  不是有效的 JSON：此处多了或少了符号']);
  expect(await faults('[]')).toEqual(['1  应为一组字段']);
  const oneEntry = written((copy) => copy.entries.pop());
  expect(await faults(oneEntry)).toEqual([`${lineOf(oneEntry, '"entries"')} entries 新标准第 2 条没有对应`]);
});

it('names at most ten faults', async () => {
  const read = await readCrosswalkFile(written((copy) => Object.assign(copy, { entries: Array.from({ length: 30 }, () => ({})) })));
  expect(read).toMatchObject({ status: 'refused', faults: { length: 10 } });
});
