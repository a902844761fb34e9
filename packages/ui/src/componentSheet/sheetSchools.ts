import type { CascaderNode } from '../Cascader';

/** Three levels to choose from; the last major is where the course comes from. */
export const schools: readonly CascaderNode[] = [
  {
    id: 'sample',
    label: '示范大学',
    children: [
      { id: 'machines', label: '机械学院', children: [{ id: 'design', label: '机械设计制造及其自动化' }] },
      {
        id: 'information',
        label: '信息学院',
        children: [
          { id: 'computing', label: '计算机科学与技术' },
          { id: 'networks', label: '网络工程' },
          { id: 'data', label: '数据科学与大数据技术' },
          { id: 'software', label: '软件工程', disabledReason: '源专业' },
        ],
      },
      { id: 'building', label: '土木学院', children: [{ id: 'bridges', label: '道路桥梁与渡河工程' }] },
      { id: 'languages', label: '外国语学院', children: [{ id: 'english', label: '英语' }] },
    ],
  },
  { id: 'harbour', label: '海港理工学院', children: [{ id: 'ships', label: '船舶学院' }] },
  { id: 'teachers', label: '北原师范学院', children: [{ id: 'history', label: '历史学院' }] },
];

export const chosenMajor = ['sample', 'information', 'computing'];
