import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { noSearchResults } from '@college/ui/words';

/** Built-in text of `CoursePicker`. */
export const coursePickerMessages = defineMessages('coursePicker', {
  words: { title: domainTerms.chooseCourse, none: noSearchResults },
  en: {
    find: 'Find a course by name',
    recent: 'Recently edited',
    mine: 'Led by me',
    majors: 'By major',
    allMajors: 'All majors',
    found: 'Courses found',
    count: ({ count }: { count: number }) => (count === 1 ? '1 course' : `${count} courses`),
    loading: 'Reading your courses',
    failed: 'Your courses could not be read',
    nothing: 'You have not edited a course yet, and none names you as its leader. Find one by its name, or go by its major.',
    noneHint: 'Try a shorter part of the name, or go by the major.',
    searchFailed: ({ message }: { message: string }) => `${message} Press Enter to search again.`,
  },
  zh: {
    find: '按名称查找课程',
    recent: '最近修改',
    mine: '我负责的',
    majors: '按专业',
    allMajors: '全部专业',
    found: '找到的课程',
    count: ({ count }) => `${count} 门课程`,
    loading: '正在读取您的课程',
    failed: '没有取到您的课程',
    nothing: '您还没有修改过课程，也没有课程由您负责。可以按名称查找，或者从专业进入。',
    noneHint: '可以少输几个字，或者从专业进入。',
    searchFailed: ({ message }) => `${message} 按 Enter 重新搜索。`,
  },
});
