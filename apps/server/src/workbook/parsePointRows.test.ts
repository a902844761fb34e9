import { describe, expect, it } from 'vitest';
import { faultSentence } from './messages';
import { parsePointRows } from './parsePointRows';

const header = ['课点标题', '课点描述', 'KSA标题', 'KSA序号', 'KSA描述'];
const first = ['链表', '单链表与双链表', 'K', '1', '线性结构特点'];

function refusal(kind: 'point' | 'pointksa', rows: string[][]) {
  const outcome = parsePointRows(kind, rows);
  if ('points' in outcome) throw new Error('the rows were not refused');
  return faultSentence(outcome.fault);
}

describe('points with KSA', () => {
  it('takes one KSA a line, under a repeated or blank title', () => {
    const rows = [header, first, ['', '', 's', '1', '能实现链表'], [], ['栈', '后进先出', '', '', ''], ['链表', '', '知识', '2', '指针']];
    expect(parsePointRows('pointksa', rows)).toEqual({
      kind: 'pointksa',
      points: [
        {
          id: 0,
          title: '链表',
          description: '单链表与双链表',
          ksa: [
            { id: 0, title: 'K', level: 1, description: '线性结构特点' },
            { id: 0, title: 'S', level: 1, description: '能实现链表' },
            { id: 0, title: 'K', level: 2, description: '指针' },
          ],
        },
        { id: 0, title: '栈', description: '后进先出', ksa: [] },
      ],
    });
  });

  it('numbers levels that were left out or leave gaps', () => {
    const outcome = parsePointRows('pointksa', [header, ['甲', '甲', 'K', '', '一'], ['', '', 'K', '7', '二'], ['', '', 'K', '3', '三']]);
    const ksa = 'points' in outcome ? outcome.points[0]!.ksa : [];
    expect(ksa.map(({ level, description }) => [level, description])).toEqual([
      [3, '一'],
      [2, '二'],
      [1, '三'],
    ]);
  });

  it.each([
    [[header, ['', '描述', 'K', '1', '一']], '第 2 行缺少标题'],
    [[header, [], ['链表', '', 'K', '1', '一']], '第 3 行缺少描述'],
    [[header, first, ['链表', '另一描述', 'K', '2', '二']], '第 3 行课点描述与前面同名课点的描述不一致'],
    [[header, ['链表', '描述', '', '1', '一']], '第 2 行缺少 KSA 标题'],
    [[header, ['链表', '描述', 'X', '1', '一']], '第 2 行KSA 标题只能是'],
    [[header, ['链表', '描述', 'constructor', '1', '一']], '第 2 行KSA 标题只能是'],
    [[header, ['链表', '描述', 'K', '一', '一']], '第 2 行KSA 序号必须是正整数'],
    [[header, ['链表', '描述', 'K', '0', '一']], '第 2 行KSA 序号必须是正整数'],
    [[header, ['链表', '描述', 'K', '1', '']], '第 2 行缺少 KSA 描述'],
    [[['title', 'description', 'KSA title']], '缺少表头：KSA序号 (level)、KSA描述 (KSA description)'],
  ])('%j: %s', (rows, words) => {
    expect(refusal('pointksa', rows).zh).toContain(words);
  });
});

describe('the headers', () => {
  const plain = [
    ['标题', '描述'],
    ['栈', '后进先出'],
  ];

  it.each(['point', 'pointksa'] as const)('decide what is read where %s was chosen', (chosen) => {
    expect(parsePointRows(chosen, plain)).toEqual({ kind: 'point', points: [{ id: 0, title: '栈', description: '后进先出', ksa: [] }] });
    const outcome = parsePointRows(chosen, [header, first]);
    expect(outcome).toMatchObject({ kind: 'pointksa', points: [{ title: '链表', ksa: [{ title: 'K', level: 1 }] }] });
  });

  it('are held against what was chosen where they name no kind', () => {
    expect(refusal('pointksa', [['甲', '乙']]).zh).toContain('无法识别的表头：甲、乙');
    expect(refusal('point', [['序号', '标题', '描述']]).zh).toContain('无法识别的表头：序号');
  });
});

describe('points alone', () => {
  it('takes the headers of both languages, in any order, whatever their case and spaces', () => {
    const expected = { kind: 'point', points: [{ id: 0, title: '栈', description: '后进先出', ksa: [] }] };
    expect(
      parsePointRows('point', [
        [' Description ', 'TITLE*'],
        ['后进先出', '栈'],
      ]),
    ).toEqual(expected);
    expect(parsePointRows('point', [[''], ['标题', '描述', ''], [' 栈 ', '后进先出', '']])).toEqual(expected);
  });

  it.each([
    [[], '没有可导入的内容'],
    [[['标题', '描述']], '没有可导入的内容'],
    [
      [
        ['标题', '描述', '备注', 'x'.repeat(40)],
        ['甲', '乙', '', ''],
      ],
      `无法识别的表头：备注、${'x'.repeat(29)}…。`,
    ],
    [
      [
        ['标题', '描述', 'title'],
        ['甲', '乙', ''],
      ],
      '重复的表头：title',
    ],
    [[['标题'], ['甲']], '缺少表头：描述 (description)'],
    [
      [
        ['标题', '描述'],
        ['甲', ''],
        ['', '乙'],
        ['丙', ''],
      ],
      '第 2、4 行缺少描述',
    ],
    [
      [
        ['标题', '描述'],
        ['甲'.repeat(201), '乙'],
      ],
      '第 2 行标题过长',
    ],
    [
      [
        ['标题', '描述'],
        ['𠮷'.repeat(101), '乙'],
      ],
      '第 2 行标题过长',
    ],
    [
      [
        ['标题', '描述'],
        ['甲\u0000', '乙'],
      ],
      '第 2 行含有无法保存的字符',
    ],
    [
      [
        ['标题', '描述'],
        ['甲', '\ud800'],
      ],
      '第 2 行含有无法保存的字符',
    ],
  ])('%j: %s', (rows, words) => {
    expect(refusal('point', rows).zh).toContain(words);
  });

  it('names the lines in English too', () => {
    expect(
      refusal('point', [
        ['title', 'description'],
        ['', 'x'],
        ['a', 'b'],
        ['', 'y'],
      ]).en,
    ).toBe('Lines 2, 4: the title is missing. Mend it and try again.');
  });
});
