import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { noData, noSearchResults } from '@college/ui/words';

/** Built-in text of `CourseChoice`. */
export const courseChoiceMessages = defineMessages('courseChoice', {
  words: { noCourse: domainTerms.chooseCourse, noCourses: noData, noHit: noSearchResults },
  en: {
    noCoursesHint: 'This major has no course units yet.',
    noMajor: 'No course is chosen',
    findCourse: 'Find a course',
    courses: 'Courses of the major',
    otherCourse: 'Choose another course',
  },
  zh: {
    noCoursesHint: '这个专业还没有课程单元。',
    noMajor: '还没有选择课程',
    findCourse: '查找课程',
    courses: '本专业的课程',
    otherCourse: '选择其他课程',
  },
});
