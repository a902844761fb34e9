import { filterByKeyword, type SearchHit } from '@college/curriculum-model';
import { fn } from 'storybook/test';
import { myCourses } from '../../overview/fakes/fakeMyCourses';
import { anOverview } from '../../overview/fakes/fakeWorkbench';
import type { CoursePickerSource } from '../CoursePicker';

const names = {
  zh: [
    ['数据结构', '软件工程'],
    ['数据结构', '计算机科学与技术'],
    ['数据库原理', '软件工程'],
  ],
  en: [
    ['Data Structures', 'Software Engineering'],
    ['Data Structures', 'Computer Science and Technology'],
    ['Database Systems', 'Software Engineering'],
  ],
} as const;

/** Majors to go by. */
export function pickerMajors(language: 'zh' | 'en' = 'zh') {
  const [one, other] = language === 'zh' ? ['软件工程', '计算机科学与技术'] : ['Software Engineering', 'Computer Science and Technology'];
  return [
    { id: 1001, name: one, href: '#major-1001' },
    { id: 1002, name: other, href: '#major-1002' },
  ];
}

/** A person who edited one course lately and manages two; three courses can be found by name, two of them of one name. */
export function fakeCoursePicker(language: 'zh' | 'en' = 'zh') {
  const hits = names[language].map(([title, majorName], at): SearchHit => {
    const [id, majorId] = [[1004, 1041, 1007][at]!, at === 1 ? 1002 : 1001];
    return { id, title, description: '', type: 'course', majorId, majorName, courseId: id, courseName: title };
  });
  return {
    loadOverview: fn<CoursePickerSource['loadOverview']>(async () => anOverview(language)),
    listMyCourses: fn<CoursePickerSource['listMyCourses']>(async () => myCourses(language)),
    searchContent: fn<CoursePickerSource['searchContent']>(async ({ keyword }) => ({
      keyword,
      data: filterByKeyword(hits, keyword, ({ title }) => [title]),
    })),
  };
}
