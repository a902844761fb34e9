import { defineMessages } from '@college/ui/messages';

/** Built-in text of `CourseChoice`. */
export const courseChoiceMessages = defineMessages('courseChoice', {
  en: {
    noCourse: 'Choose a course',
    noCourses: 'No Data',
    noCoursesHint: 'This major has no course units yet.',
    noMajor: 'No course is chosen',
    findCourse: 'Find a course',
    noHit: 'no search results',
    courses: 'Courses of the major',
    otherCourse: 'Choose another course',
  },
  zh: {
    noCourse: '选择课程',
    noCourses: '暂无数据',
    noCoursesHint: '这个专业还没有课程单元。',
    noMajor: '还没有选择课程',
    findCourse: '查找课程',
    noHit: '无搜索结果',
    courses: '本专业的课程',
    otherCourse: '选择其他课程',
  },
});
