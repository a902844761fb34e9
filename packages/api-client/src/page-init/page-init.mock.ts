import {
  courseClassOptions,
  courseTypeOptions,
  inLanguage,
  languageCodes,
  languageOfCode,
  type Bilingual,
  type PageInit,
} from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';

/** A few texts of each page as the widgets have them; a server returns all of them. */
const texts = {
  coursedetail: {
    'courseUnitDetail.basic': { zh: '基本信息', en: 'Basic information' },
    'courseUnitDetail.save': { zh: '保存', en: 'Save' },
  },
  coursegoal: {
    'courseGoals.panel': { zh: '面板', en: 'Panel' },
    'courseGoals.table': { zh: '表格', en: 'Table' },
  },
  majorhome: {
    'majorHome.weakOnly': { zh: '{numbers} 只有弱支撑。', en: '{numbers}: only weak support.' },
    'majorHome.unsupported': { zh: '{numbers} 没有课程支撑。', en: '{numbers}: no support at all.' },
  },
} as const satisfies Record<string, Record<string, Bilingual>>;

interface Query {
  code?: string | undefined;
  words?: 'changed' | undefined;
}

/** Nobody changed a word here. */
function pageInit(page: keyof typeof texts, { code, words }: Query): PageInit {
  const entries = words === 'changed' ? [] : Object.entries<Bilingual>(texts[page]);
  const language = languageOfCode(code);
  return {
    languages: [
      { label: '中文', value: languageCodes.zh },
      { label: 'English', value: languageCodes.en },
    ],
    localize: { values: Object.fromEntries(entries.map(([name, text]) => [name, inLanguage(text, language)])) },
  };
}

export const pageInitMocks = {
  getCourseDetailPageInit({ query }) {
    const page = pageInit('coursedetail', query);
    if (query.whole === undefined) return page;
    const language = languageOfCode(query.code);
    return {
      ...page,
      goals: pageInit('coursegoal', query).localize,
      courseClasses: courseClassOptions(language),
      courseTypes: courseTypeOptions(language),
    };
  },
  getCourseGoalPageInit: ({ query }) => pageInit('coursegoal', query),
  getMajorHomePageInit: ({ query }) => pageInit('majorhome', query),
} satisfies Partial<MockHandlers>;
