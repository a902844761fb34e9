import type { TreeNode } from './treeIndex';

/** A small library for stories: halls, shelves, books. */
export const library: readonly TreeNode[] = [
  {
    id: 'science',
    label: '自然科学',
    note: '5 本',
    children: [
      {
        id: 'mathematics',
        label: '数学',
        lead: 'O1',
        note: '3 本',
        children: [
          { id: 'analysis', label: '数学分析', lead: 'O17', href: '#analysis' },
          { id: 'algebra', label: '高等代数', lead: 'O15', href: '#algebra' },
          {
            id: 'discrete',
            label: '离散数学及其在计算机科学中的应用：从命题逻辑、图与树到形式语言和自动机的一门入门课程',
            lead: 'O158',
            href: '#discrete',
          },
        ],
      },
      {
        id: 'physics',
        label: '物理学',
        lead: 'O4',
        note: '2 本',
        children: [
          { id: 'optics', label: '光学' },
          { id: 'mechanics', label: '力学' },
        ],
      },
    ],
  },
  { id: 'letters', label: '文学', note: '1 本', children: [{ id: 'poems', label: '诗经', lead: 'I2' }] },
  { id: 'maps', label: '地图' },
];

/** A regular tree of many entries: 20 × 10 × 24 with those above them are 5,020. */
export function manyNodes(first = 20, second = 10, third = 24): TreeNode[] {
  return Array.from({ length: first }, (_, a) => ({
    id: `${a}`,
    label: `部 ${a + 1}`,
    children: Array.from({ length: second }, (__, b) => ({
      id: `${a}-${b}`,
      label: `类 ${a + 1}.${b + 1}`,
      children: Array.from({ length: third }, (___, c) => ({ id: `${a}-${b}-${c}`, label: `条目 ${a + 1}.${b + 1}.${c + 1}` })),
    })),
  }));
}
