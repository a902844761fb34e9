import type { OccupationResponse, OptionItem } from '@college/curriculum-model';

/** An entry of the classification: code, title, tasks. */
export interface BookEntry {
  code: string;
  title: string;
  task?: readonly string[];
}

const majorClasses = [
  '党的机关、国家机关、群众团体和社会组织、企事业单位负责人',
  '专业技术人员',
  '办事人员和有关人员',
  '社会生产服务和生活服务人员',
  '农、林、牧、渔业生产及辅助人员',
  '生产制造及有关人员',
  '军队人员',
  '不便分类的其他从业人员',
];

/** A part of the 2022 edition: every major class, and the branch in which software people stand. */
export const occupationBook: readonly BookEntry[] = [
  ...majorClasses.map((title, index) => ({ code: String(index + 1), title })),
  { code: '2-02', title: '工程技术人员' },
  { code: '2-02-10', title: '信息和通信工程技术人员' },
  { code: '2-02-10-03', title: '计算机软件工程技术人员', task: ['研究和应用软件开发方法', '设计、编写和测试程序', '部署和维护软件系统'] },
  { code: '2-02-10-07', title: '信息安全工程技术人员', task: ['评估信息系统的风险', '设计和实施防护措施'] },
  { code: '2-02-38', title: '数字技术工程技术人员' },
  { code: '2-02-38-01', title: '人工智能工程技术人员', task: ['研究算法与模型', '开发和应用智能系统'] },
  { code: '2-02-38-03', title: '大数据工程技术人员', task: ['采集和清洗数据', '分析数据并搭建平台'] },
  { code: '2-02-38-04', title: '云计算工程技术人员', task: ['设计和运维云平台'] },
];

/** The parent's code: '2-02-10' of '2-02-10-03'; a major class has none. */
export function parentCode(code: string): string {
  return code.split('-').slice(0, -1).join('-');
}

const idOf = (code: string) => 1001 + occupationBook.findIndex((entry) => entry.code === code);

function branch(parent: string): OptionItem[] {
  return occupationBook
    .filter(({ code }) => parentCode(code) === parent)
    .map(({ code, title }) => {
      const children = branch(code);
      return { label: title, value: idOf(code), ...(children.length > 0 ? { children } : {}) };
    });
}

function pathTo(levelId: number): OptionItem[] {
  const entry = occupationBook[levelId - 1001];
  if (!entry) return [];
  const above = parentCode(entry.code);
  return [...(above === '' ? [] : pathTo(idOf(above))), { label: entry.title, value: levelId }];
}

/** The nested categories above and at one level, as records carry them. */
export function nestedPath(levelId: number): OptionItem[] {
  return pathTo(levelId).reduceRight<OptionItem[]>((children, option) => [{ ...option, ...(children.length > 0 ? { children } : {}) }], []);
}

const skills: OptionItem[] = [
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
    levels: nestedPath(idOf(code)),
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
    levels: branch(''),
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
