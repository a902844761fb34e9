import { languageCodes, languageOfCode, type PageInit } from '@college/curriculum-model';
import type { MockHandlers } from '../mock-api/mockHandler';

const titles = {
  coursedetail: { zh: '课程单元', en: 'Course unit' },
  coursegoal: { zh: '教学目标', en: 'Teaching goals' },
  majorhome: { zh: '专业主页', en: 'Major home' },
} as const;

function pageInit(page: keyof typeof titles, code: string | undefined): PageInit {
  return {
    languages: [
      { label: '中文', value: languageCodes.zh },
      { label: 'English', value: languageCodes.en },
    ],
    localize: { values: { [`${page}.title`]: titles[page][languageOfCode(code)] } },
  };
}

export const pageInitMocks = {
  getCourseDetailPageInit: ({ query: { code } }) => pageInit('coursedetail', code),
  getCourseGoalPageInit: ({ query: { code } }) => pageInit('coursegoal', code),
  getMajorHomePageInit: ({ query: { code } }) => pageInit('majorhome', code),
} satisfies Partial<MockHandlers>;
