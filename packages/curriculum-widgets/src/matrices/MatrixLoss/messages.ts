import { counted, defineMessages } from '@college/ui/messages';

/** Built-in text of the question before an edit takes other things with it. */
export const matrixLossMessages = defineMessages('matrixLoss', {
  en: {
    title: 'This takes other entries with it',
    bindings: ({ count }: { count: number }) => `Major matrix: ${counted(count, 'binding goes or loses', 'bindings go or lose')} all goals`,
    points: ({ cells, points }: { cells: number; points: number }) =>
      `Course matrix: ${counted(points, 'point', 'points')} in ${counted(cells, 'cell', 'cells')}`,
    ksas: ({ count }: { count: number }) => `Project matrices: ${counted(count, 'KSA entry', 'KSA entries')}`,
    names: ({ names, more }: { names: string[]; more: number }) => `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    undo: 'One undo (Ctrl+Z) brings all of it back.',
    confirm: 'Remove all of it',
  },
  zh: {
    title: '还有内容会一起移除',
    bindings: ({ count }) => `专业矩阵：${count} 处绑定移除，或不再有教学目标`,
    points: ({ cells, points }) => `课程矩阵：${cells} 格，${points} 个课点`,
    ksas: ({ count }) => `项目矩阵：${count} 条 KSA`,
    names: ({ names, more }) => `${names.join('、')}${more > 0 ? ` 等，另有 ${more} 项` : ''}`,
    undo: '撤销一次（Ctrl+Z）就能全部恢复。',
    confirm: '一起移除',
  },
});
