import type { MatrixCell, MatrixItem } from '../../MatrixGrid';
import type { PasteLine, PasteTarget } from '../pasteTarget';

/** Courses of a small major matrix; the last may only be read. */
export const courseLines: PasteLine[] = [
  { id: 'course-1', label: '数据结构' },
  { id: 'course-2', label: '操作系统' },
  { id: 'course-3', label: '工程伦理' },
  { id: 'course-4', label: '大学英语', isReadOnly: true },
];

/** Indicator points of the same. */
export const indicatorLines: PasteLine[] = [
  { id: 'indicator-1', code: '1.1', label: '能用数学与自然科学语言表述软件工程问题' },
  { id: 'indicator-2', code: '1.2', label: '能对具体对象建立计算模型并求解' },
  { id: 'indicator-3', code: '2.1', label: '能识别复杂软件问题的关键环节' },
];

/** A small major matrix; cells not named are blank. */
export function supportTarget(held: Record<string, 0 | 1> = {}, change: Partial<PasteTarget> = {}): PasteTarget {
  return {
    rows: courseLines,
    columns: indicatorLines,
    range: { rowIds: ['course-1'], columnIds: ['indicator-1'] },
    cellAt: (rowId, columnId): MatrixCell => ({ kind: 'support', relate: held[`${rowId} ${columnId}`] ?? -1 }),
    ...change,
  };
}

/** Points that cells of a course matrix may hold. */
export const pointChoices = [
  { id: 1001, code: '1', label: '算法与复杂度' },
  { id: 1002, code: '2', label: '顺序表' },
  { id: 1003, code: '3', label: '链表' },
  { id: 1005, code: '5', label: '二叉树遍历' },
];

/** A small course matrix: chapters, two goals, and a column of weeks. */
export function listTarget(
  held: Record<string, readonly Pick<MatrixItem, 'id' | 'relate'>[]> = {},
  change: Partial<PasteTarget> = {},
): PasteTarget {
  const codeOf = new Map(pointChoices.map(({ id, code, label }) => [id, { code, label }]));
  return {
    rows: [
      { id: 'chapter-1', code: '1', label: '绪论与算法分析' },
      { id: 'chapter-2', code: '2', label: '线性表' },
      { id: 'chapter-3', code: '3', label: '树与二叉树' },
    ],
    columns: [
      { id: 'goal-1', code: 'G1', label: '能为实际问题选择恰当的逻辑结构并建立模型' },
      { id: 'goal-2', code: 'G2', label: '能分析算法的时间与空间复杂度并指出瓶颈' },
      { id: 'week', label: '开课周数' },
    ],
    range: { rowIds: ['chapter-1'], columnIds: ['goal-1'] },
    choices: pointChoices,
    choiceKind: 'point',
    cellAt: (rowId, columnId): MatrixCell =>
      columnId === 'week'
        ? { kind: 'text', text: '' }
        : { kind: 'list', items: (held[`${rowId} ${columnId}`] ?? []).map(({ id, relate }) => ({ id, relate, ...codeOf.get(id)! })) },
    ...change,
  };
}
