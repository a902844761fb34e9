import type { CourseCard } from '@college/curriculum-model';

export const major = { id: 1001, name: '软件工程', edit: true, code: '080902', standard: 'CEEAA-2024' };
export const user = { id: 1, userName: '周敏' };

const subjects = ['数据结构', '操作系统', '计算机网络', '软件测试', '工程伦理', '离散数学', '高等数学', '编译原理'];
const people = ['赵启明', '李航', '周敏', '何佳', '孙越', '王岚'];

/** The cards of a large major: no two names alike. */
export function makeCards(count: number): CourseCard[] {
  return Array.from({ length: count }, (_, index) => ({
    self: { label: `${subjects[index % subjects.length]} ${index + 1}`, value: 1001 + index },
    parent: { label: major.name, value: major.id },
    manager: [{ label: people[index % people.length]!, value: 1 + (index % people.length) }],
    btnMenus: [
      { label: '重命名…', value: 'rename' },
      { label: '完成度', value: 'completion' },
      { label: '删除课程…', value: 'delete' },
    ],
    coverMenus: [
      { label: '编辑课程', value: 'edit' },
      { label: '编辑矩阵', value: 'matrix' },
      { label: '查看', value: 'read' },
    ],
    progress: (index * 7) % 101,
  }));
}
