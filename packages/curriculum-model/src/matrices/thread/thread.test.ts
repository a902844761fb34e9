import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleLinkedMatrices as sample } from '../../fixtures';
import { applyMatrixEdit } from '../linked';
import { someEdits } from '../linked/edits.test-data';
import { breaksOf, breaksSentences } from './breaks';
import { countBreaks, threadOf } from './thread';
import { type ThreadNode } from './threadNode';
import { itemName, wholeName, type ThreadItem } from './threadItem';

/** A branch as a text: kinds with ids and strengths, from the item outwards. */
function branches(nodes: readonly ThreadNode[]): string[] {
  return nodes.flatMap(({ item, relate, broken, next }) => {
    const own = `${wholeName(sample, item)
      .zh.split(' ')
      .slice(0, item.kind === 'project' ? 3 : 1)
      .join('')}${relate === undefined ? '' : '★☆'[relate]}`;
    if (broken) return [`${own} ✗${broken}`, ...branches(next).map((rest) => `${own} ${rest}`)];
    return next.length === 0 ? [own] : branches(next).map((rest) => `${own} ${rest}`);
  });
}

describe('the golden thread', () => {
  it('runs from a KSA item up to the graduation requirements', () => {
    const { up, down } = threadOf(sample, { kind: 'ksa', id: 1063 });
    expect(branches(up)).toEqual(['T1 课点5★ 第4章 G3★ 3.1☆ 3', 'T2 课点6☆ 第4章 G3☆ 3.1☆ 3']);
    expect(down).toEqual([]);
  });

  it('runs from an indicator point down to the KSA items, through every course that supports it', () => {
    const { up, down } = threadOf(sample, { kind: 'indicator', id: 1106 });
    expect(branches(up)).toEqual(['3']);
    const texts = branches(down);
    expect(texts.filter((text) => text.startsWith('数据结构☆ G3 第4章'))).toEqual([
      '数据结构☆ G3 第4章 课点5★ T1 K3★',
      '数据结构☆ G3 第4章 课点5★ T1 S2★',
      '数据结构☆ G3 第4章 课点5★ T1 A2☆',
      '数据结构☆ G3 第4章 课点6☆ T2 K3☆',
      '数据结构☆ G3 第4章 课点6☆ T2 S3☆',
      '数据结构☆ G3 第4章 课点6☆ T2 A1★',
    ]);
    expect(texts).toContain('数据结构☆ G3 第5章 课点7★ ✗pointWithoutKsa');
    expect(texts.some((text) => text.startsWith('数据库原理★'))).toBe(true);
  });

  it.each<[string, ThreadItem, 'upBroken' | 'downBroken', string]>([
    ['an indicator point without a course', { kind: 'indicator', id: 1124 }, 'downBroken', 'indicatorUnsupported'],
    ['a course that supports nothing', { kind: 'course', id: 1015 }, 'upBroken', 'courseWithoutSupport'],
    ['a chapter without points', { kind: 'project', id: 1061 }, 'downBroken', 'projectWithoutPoint'],
    ['a chapter without task goals', { kind: 'project', id: 1062 }, 'downBroken', 'projectWithoutTaskGoal'],
    ['a point placed nowhere', { kind: 'point', id: 1064 }, 'upBroken', 'pointUnused'],
    ['a point without KSA', { kind: 'point', id: 1062 }, 'downBroken', 'pointWithoutKsa'],
    ['a KSA item used nowhere', { kind: 'ksa', id: 1061 }, 'upBroken', 'ksaUnused'],
  ])('is broken at %s', (_what, item, side, expected) => {
    const thread = threadOf(sample, item);
    expect(thread[side]).toBe(expected);
    expect(countBreaks(thread)).toBeGreaterThan(0);
  });

  it('is broken where a support has no goal and where a goal has no chapter or is not bound', () => {
    const cells = [
      { courseId: 1004, requireId: 1105, relate: 0 as const },
      { courseId: 1004, requireId: 1104, relate: -1 as const },
    ];
    const edited = applyMatrixEdit(sample, { type: 'supported', cells });
    expect(threadOf(edited, { kind: 'indicator', id: 1105 }).down).toContainEqual(
      expect.objectContaining({ item: { kind: 'course', id: 1004 }, broken: 'bindingWithoutGoal' }),
    );
    expect(threadOf(edited, { kind: 'goal', id: 1032 })).toMatchObject({ upBroken: 'goalUnbound', downBroken: 'goalWithoutPoint' });
  });

  it('names every item it runs through, whatever was edited', () => {
    const item = fc.constantFrom<ThreadItem>(
      { kind: 'requirement', id: 1001 },
      { kind: 'course', id: 1004 },
      { kind: 'ksa', id: 1063 },
      { kind: 'taskGoal', id: 1001 },
    );
    fc.assert(
      fc.property(someEdits, item, (edits, start) => {
        const matrices = edits.reduce(applyMatrixEdit, sample);
        const thread = threadOf(matrices, start);
        const all = (nodes: readonly ThreadNode[]): ThreadItem[] => nodes.flatMap((node) => [node.item, ...all(node.next)]);
        for (const one of all([...thread.up, ...thread.down])) expect(itemName(matrices, one)).not.toBeNull();
      }),
    );
  });
});

describe('before a deletion', () => {
  const sentences = (item: ThreadItem, language: 'zh' | 'en' = 'zh') =>
    breaksSentences(sample, breaksOf(sample, item)).map((sentence) => sentence[language]);

  it.each<[ThreadItem, string[]]>([
    [
      { kind: 'point', id: 1065 },
      [
        '删除「课点5 二叉树遍历」会一并移除：课程矩阵课点 1 处、项目矩阵 KSA 3 处',
        expect.stringContaining('课点学时与章节不符'),
        '将出现缺口「KSA 没有用到」：S2 能编写递归遍历、A2 规范的编码习惯',
      ] as string[],
    ],
    [{ kind: 'ksa', id: 1061 }, []],
    [
      { kind: 'taskGoal', id: 1001 },
      [
        '删除「T1 完成二叉树的递归与非递归遍历」会一并移除：项目矩阵 KSA 3 处',
        '将出现缺口「课点没有 KSA」：课点5 二叉树遍历',
        expect.stringContaining('KSA 没有用到'),
      ] as string[],
    ],
    [
      { kind: 'goal', id: 1031 },
      [
        '删除「G1 能为实际问题选择恰当的逻辑结构并建立模型」会一并移除：课程矩阵课点 2 处',
        '将出现缺口「支撑没有绑定教学目标」：数据结构',
        '将出现缺口「课点学时与章节不符」：第 2 章 线性表',
        '将出现缺口「课点没有用到」：课点2 顺序表、课点3 链表',
      ],
    ],
    [{ kind: 'course', id: 1015 }, []],
  ])('%j says what goes and what breaks', (item, expected) => expect(sentences(item)).toEqual(expected));

  it('is in English without Chinese', () => {
    expect(sentences({ kind: 'course', id: 1011 }, 'en').join(' ')).toMatch(
      /^Deleting “Software Project Management” also removes 3 supports/,
    );
    expect(sentences({ kind: 'point', id: 1065 }, 'en').join(' ')).toContain('New gap, KSA items never used: S2');
    expect(sentences({ kind: 'indicator', id: 1106 }, 'en').join(' ')).not.toMatch(/[\u4e00-\u9fff]/);
    expect(sentences({ kind: 'requirement', id: 1003 }, 'en').join(' ')).not.toMatch(/[\u4e00-\u9fff]/);
  });

  it('counts what is deleted with a chapter, its task goals too', () => {
    const { gone } = breaksOf(sample, { kind: 'project', id: 1064 });
    expect([gone.points.length, gone.taskGoals.length, gone.ksas.length]).toEqual([2, 2, 6]);
  });
});
