/** Headings of the eleven requirements, and how many indicator points each has. */
const requirements: readonly (readonly [string, number])[] = [
  ['工程知识', 3],
  ['问题分析', 3],
  ['设计/开发解决方案', 2],
  ['研究', 2],
  ['使用现代工具', 2],
  ['工程与可持续发展', 2],
  ['工程伦理和职业规范', 2],
  ['个人与团队', 2],
  ['沟通', 2],
  ['项目管理', 2],
  ['终身学习', 2],
];

/** The list as it stands in a programme document: 11 requirements, 24 indicator points. */
export const requirementLines = requirements.flatMap(([heading, count], at) => [
  [`${at + 1}`, heading],
  ...Array.from({ length: count }, (_, place) => [`${at + 1}.${place + 1}`, `能在${heading}方面完成第 ${place + 1} 项任务`]),
]);

/** The numbers of the indicator points, in the order of the columns of the major matrix. */
export const indicatorNumbers = requirementLines.map(([number]) => number!).filter((number) => number.includes('.'));

/** Three courses: what each serves, teaches and asks for. */
export const courses = [
  { name: '机器学习', chapters: ['绪论', '监督学习', '深度学习'], indicators: ['1.1', '2.1', '5.1'] },
  { name: '自然语言处理', chapters: ['词与文本', '语言模型', '机器翻译'], indicators: ['1.2', '3.1', '9.1'] },
  { name: '智能系统实践', chapters: ['选题', '开发', '验收'], indicators: ['3.2', '8.1', '10.1'] },
].map(({ name, chapters, indicators }) => ({
  name,
  introduction: `${name}讲授基本理论与方法，并在实验中完成一个可以运行的系统。`,
  position: '专业核心课程',
  criterion: '提交实验报告',
  indicators,
  goals: indicators.map((number) => `能就指标点 ${number} 运用${name}的方法`),
  chapters: chapters.map((chapter, at) => [chapter, ['8', '20', '20'][at]!, ['2', '8', '6'][at]!]),
  points: chapters.flatMap((chapter, at) => [
    [`${chapter}的概念`, `能说明${chapter}的基本概念`, 'K', `${at + 1}`, `${chapter}的定义`],
    ['', '', 'S', `${at + 1}`, `用程序实现${chapter}`],
  ]),
}));

/** One course of the programme. */
export type ProgrammeCourse = (typeof courses)[number];
