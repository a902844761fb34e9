import { occupationClasses, officialCounts, parentCode, type Language } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';
import { holds } from '../mock-api/paging';
import { found } from '../mock-api/refusals';

// What each occupation of the sample says; the classification itself says more of each.
const words = {
  desc: {
    zh: '从事计算机软件研究、需求分析、设计、测试、维护和管理的工程技术人员。',
    en: 'Engineers who study, analyse, design, test, maintain and manage computer software.',
  },
  subtitle: { zh: '主要工作任务', en: 'Main tasks' },
  task: {
    zh: ['研究、应用软件开发方法和工具', '分析需求，设计软件结构', '编写、测试和维护程序'],
    en: [
      'Study and apply methods and tools of software development',
      'Analyse needs and design software',
      'Write, test and maintain programs',
    ],
  },
  professions: {
    zh: ['软件工程', '计算机科学与技术', '网络工程'],
    en: ['Software Engineering', 'Computer Science and Technology', 'Network Engineering'],
  },
  source: { zh: '职业分类大典（2022年版）社会公示稿', en: 'Occupation classification 2022, draft for public comment' },
  note: { zh: '由公开的目录整理，CC BY 4.0。', en: 'Taken from a public table of contents, CC BY 4.0.' },
};

const entryIn =
  (language: Language) =>
  ({ code, ...title }: (typeof occupationClasses)[number]) => ({ code, title: title[language] });

export const occupationBookMocks = {
  getOccupationBook({ query: { code = '' }, language }) {
    const entry = code === '' ? undefined : found(occupationClasses.find((one) => one.code === code));
    const depth = code === '' ? 0 : code.split('-').length;
    const isOccupation = depth === 4;
    return {
      code,
      level: depth - 1,
      list: occupationClasses.filter((one) => parentCode(one.code) === code).map(entryIn(language)),
      title: entry?.[language] ?? '',
      desc: isOccupation ? words.desc[language] : '',
      subtitle: isOccupation ? words.subtitle[language] : '',
      task: isOccupation ? words.task[language] : [],
      professions: isOccupation ? words.professions[language] : [],
    };
  },

  searchOccupationBook: ({ query: { keyword }, language }) =>
    occupationClasses.map(entryIn(language)).filter(({ code, title }) => holds(keyword, code, title)),

  getOccupationBookFacts({ language }) {
    const atDepth = (depth: number) => occupationClasses.filter(({ code }) => code.split('-').length === depth).length;
    return {
      edition: '2022',
      source: { title: words.source[language], url: 'https://example.org/occupations', note: words.note[language] },
      shipped: { major: atDepth(1), middle: atDepth(2), sub: atDepth(3), occupation: atDepth(4) },
      official: officialCounts,
      aliases: 7,
    };
  },
} satisfies Partial<MockHandlers>;
