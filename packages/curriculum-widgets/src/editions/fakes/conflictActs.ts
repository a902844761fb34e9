import type { StateRecord } from '@college/curriculum-model';
import { add, indicator, remove, support, write, type Act } from './revise';
import { reorder } from './reorder';

interface BothSides {
  draft: readonly Act[];
  current: readonly Act[];
}

const course = 1004;
const goal = (description: string): Act => write(course, 'goal', '1033', { description });
const twin = (key: string): StateRecord => ({
  key,
  under: indicator('3.1'),
  fields: { description: '能为程序模块写出测试', isBound: true },
});

/** What both sides did in 数据结构 and its major for each kind of conflict. */
export const conflictActs = {
  editEdit: {
    draft: [write(course, 'goal', '1032', { description: '能分析算法的时间与空间复杂度，说明资源代价' })],
    current: [write(course, 'goal', '1032', { description: '能分析算法的时间与空间复杂度，指出瓶颈并比较改进方案' })],
  },
  editDelete: { draft: [goal('能设计、实现并评测基于树和图的程序模块')], current: [remove(course, 'goal', '1033')] },
  deleteEdit: { draft: [remove(course, 'goal', '1033')], current: [goal('能设计并实现基于树和图的程序模块与接口')] },
  belowDeleted: {
    draft: [add(course, 'taskGoal', { key: '2301', under: '1062', fields: { description: '能用链表实现通讯录' } })],
    current: [remove(course, 'chapter', '1062')],
  },
  bindingGone: { draft: [support(course, '3.2', '☆')], current: [remove('major', 'indicator', indicator('3.2'))] },
  moveMove: {
    draft: [write(course, 'goal', '1033', { isBound: false }, indicator('2.1'))],
    current: [write(course, 'goal', '1033', { isBound: false }, indicator('4.1'))],
  },
  parentGone: {
    draft: [write('major', 'indicator', indicator('5.2'), {}, '1006')],
    current: [remove('major', 'requirement', '1006')],
  },
  numbers: {
    draft: [write('major', 'indicator', indicator('3.2'), { number: '3.4 ' })],
    current: [write('major', 'indicator', indicator('3.2'), { number: '3.1 ' })],
  },
  order: {
    draft: [reorder(course, 'chapter', ['1062', '1061', '1063', '1064', '1065', '1066'])],
    current: [reorder(course, 'chapter', ['1061', '1062', '1063', '1064', '1066', '1065'])],
  },
  entry: { draft: [support(1010, '8.1', '☆')], current: [support(1010, '8.1', '★')] },
  addedTwice: { draft: [add(course, 'goal', twin('2302'))], current: [add(course, 'goal', twin('2303'))] },
} satisfies Record<string, BothSides>;
