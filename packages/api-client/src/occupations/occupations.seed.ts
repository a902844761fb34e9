import {
  occupationClasses,
  occupationLevelId,
  parentCode,
  type OccupationResponse,
  type OccupationSkill,
  type OptionItem,
} from '@college/curriculum-model';

/** An entry of the classification: code, title, tasks. */
export interface BookEntry {
  code: string;
  title: string;
  task?: readonly string[];
}

const tasks: Readonly<Record<string, readonly string[]>> = {
  '2-02-10-03': ['研究和应用软件开发方法', '设计、编写和测试程序', '部署和维护软件系统'],
  '2-02-10-07': ['评估信息系统的风险', '设计和实施防护措施'],
  '2-02-38-01': ['研究算法与模型', '开发和应用智能系统'],
  '2-02-38-03': ['采集和清洗数据', '分析数据并搭建平台'],
  '2-02-38-04': ['设计和运维云平台'],
};

/** The part of the 2022 edition that the model ships, with what people in it do. */
export const occupationBook: readonly BookEntry[] = occupationClasses.map(({ code, zh }) => ({ code, title: zh, task: tasks[code] }));

function pathTo(levelId: number): OptionItem[] {
  const entry = occupationBook[levelId - 1001];
  if (!entry) return [];
  const above = parentCode(entry.code);
  return [...(above === '' ? [] : pathTo(occupationLevelId(above))), { label: entry.title, value: levelId }];
}

/** The nested categories above and at one level, as records carry them. */
export function nestedPath(levelId: number): OptionItem[] {
  return pathTo(levelId).reduceRight<OptionItem[]>((children, option) => [{ ...option, ...(children.length > 0 ? { children } : {}) }], []);
}

const skills: OccupationSkill[] = [
  {
    label: '编程',
    value: 1001,
    children: [
      { label: 'Java', value: 1003 },
      { label: 'Python', value: 1004 },
    ],
  },
  {
    label: '数据',
    value: 1002,
    children: [
      { label: 'SQL', value: 1005 },
      { label: '数据分析', value: 1006 },
    ],
  },
];

function record(id: number, code: string, score: readonly [number, number]): OccupationResponse {
  const entry = occupationBook.find((one) => one.code === code);
  const rows = [
    { courseIds: [1001, 1003], score: score[0] },
    { courseIds: [1002, 1005], score: score[1] },
  ];
  return {
    id,
    name: entry?.title ?? code,
    levels: nestedPath(occupationLevelId(code)),
    lvlKeywords: '软件 开发 工程师',
    type: { id: 1004 },
    publish: { id: 1001 },
    content: (entry?.task ?? []).join('；'),
    skills: JSON.stringify(rows),
    code,
    createTime: `2026-01-0${id - 1000}T09:00:00+08:00`,
    updateTime: `2026-03-1${id - 1000}T09:00:00+08:00`,
    version: 1,
  };
}

/** Records and choices of the occupation screens. */
export function occupationSeed() {
  return {
    skills,
    types: ['五级/初级工', '四级/中级工', '三级/高级工', '二级/技师', '一级/高级技师'].map((label, index) => ({
      label,
      value: 1001 + index,
    })),
    publishes: [
      { label: '2022', value: 1001 },
      { label: '2015', value: 1002 },
    ] as OptionItem[],
    records: [record(1001, '2-02-10-03', [60, 40]), record(1002, '2-02-38-01', [70, 30]), record(1003, '2-02-38-03', [50, 50])],
  };
}
