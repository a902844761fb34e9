import {
  foldText,
  occupationClasses,
  officialCounts,
  parentCode,
  type Language,
  type OccupationBook,
  type OccupationBookFacts,
  type OccupationEntry,
} from '@college/curriculum-model';
import type { OccupationBookSource } from '../OccupationBrowser';

const words = {
  tasks: {
    zh: ['研究、应用软件开发方法和工具', '分析需求，设计软件结构', '编写、测试和维护程序'],
    en: [
      'Study and apply methods and tools of software development',
      'Analyse needs and design software',
      'Write, test and maintain programs',
    ],
  },
  desc: {
    zh: '从事计算机软件研究、需求分析、设计、测试、维护和管理的工程技术人员。',
    en: 'Engineers who study, analyse, design, test, maintain and manage computer software.',
  },
  subtitle: { zh: '主要工作任务', en: 'Main tasks' },
  professions: {
    zh: ['软件工程', '计算机科学与技术', '网络工程'],
    en: ['Software Engineering', 'Computer Science and Technology', 'Network Engineering'],
  },
};

/** The part of the classification that the model holds, as a server gives it. */
export function fakeOccupationBook(language: Language = 'zh'): OccupationBookSource {
  const entryOf = ({ code, ...title }: (typeof occupationClasses)[number]): OccupationEntry => ({ code, title: title[language] });
  const below = (code: string) => occupationClasses.filter((one) => parentCode(one.code) === code).map(entryOf);

  return {
    async loadEntry(code = ''): Promise<OccupationBook> {
      const entry = occupationClasses.find((one) => one.code === code);
      if (!entry && code !== '') throw new Error(language === 'zh' ? '记录不存在' : 'This record does not exist');
      const isOccupation = code.split('-').length === 4;
      return {
        code,
        level: code === '' ? -1 : code.split('-').length - 1,
        list: below(code),
        title: entry?.[language] ?? '',
        desc: isOccupation ? words.desc[language] : '',
        subtitle: isOccupation ? words.subtitle[language] : '',
        task: isOccupation ? words.tasks[language] : [],
        professions: isOccupation ? words.professions[language] : [],
      };
    },

    async searchBook(keyword) {
      const wanted = foldText(keyword);
      return occupationClasses
        .map(entryOf)
        .filter(({ code, title }) => foldText(code).includes(wanted) || foldText(title).includes(wanted));
    },

    loadBookFacts: async () => someFacts(language),
  };
}

/** What such a server says of itself. */
export function someFacts(language: Language): OccupationBookFacts {
  const atDepth = (depth: number) => occupationClasses.filter(({ code }) => code.split('-').length === depth).length;
  const title = { zh: '职业分类大典（2022年版）社会公示稿', en: 'Occupation classification 2022, draft for public comment' };
  const note = { zh: '由公开的目录整理，CC BY 4.0。', en: 'Taken from a public table of contents, CC BY 4.0.' };
  return {
    edition: '2022',
    source: { title: title[language], url: 'https://example.org/occupations', note: note[language] },
    shipped: { major: atDepth(1), middle: atDepth(2), sub: atDepth(3), occupation: atDepth(4) },
    official: officialCounts,
    aliases: 7,
  };
}
