import type { OptionItem } from '@college/curriculum-model';

/** Departments, majors and courses of the sample programme, as far as the tests need them. */
export const someScopes: OptionItem[] = [
  {
    label: '计算机学院',
    value: 1001,
    children: [
      {
        label: '软件工程',
        value: 1001,
        children: [
          { label: '数据结构', value: 1004 },
          { label: '操作系统', value: 1005 },
        ],
      },
      { label: '计算机科学与技术', value: 1002, children: [{ label: '编译原理', value: 1020 }] },
    ],
  },
  { label: '数据科学学院', value: 1002, children: [{ label: '数据科学与大数据技术', value: 1003 }] },
];
