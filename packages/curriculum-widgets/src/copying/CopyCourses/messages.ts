import { counted, defineMessages } from '@college/ui/messages';

/** Built-in text of `CopyCourses`; what it shows of one course is in the texts of `CopyWizard`. */
export const copyCoursesMessages = defineMessages('copyCourses', {
  en: {
    title: ({ count }: { count: number }) => `Copy ${counted(count, 'course')}`,
    chooseTarget: 'Choose the major to copy the courses into.',
    several: ({ name, count }: { name: string; count: number }) => `${name} and ${count - 1} more`,
    tooMany: ({ most }: { most: number }) => `At most ${most} courses can be copied together. Select fewer.`,
    courses: 'Courses to copy',
    ofCourse: ({ bound, total }: { bound: number; total: number }) => `${bound} of ${total} goals bound`,
    unknown: 'goals on their way',
    notLoaded: 'goals could not be loaded',
    coursesBound: ({ bound, count }: { bound: number; count: number }) => `${bound} of ${counted(count, 'course')} bound`,
    nextCourse: 'Next course',
    start: ({ count }: { count: number }) => `Copy ${counted(count, 'course')}`,
  },
  zh: {
    title: ({ count }) => `复制 ${count} 门课程`,
    chooseTarget: '请选择这些课程要复制到的专业。',
    several: ({ name, count }) => `${name}等 ${count} 门课程`,
    tooMany: ({ most }) => `一次最多复制 ${most} 门课程，请少选几门。`,
    courses: '要复制的课程',
    ofCourse: ({ bound, total }) => `已绑定 ${bound}/${total} 个目标`,
    unknown: '正在加载目标',
    notLoaded: '没有取到目标',
    coursesBound: ({ bound, count }) => `${count} 门课程中 ${bound} 门已绑定完`,
    nextCourse: '下一门课程',
    start: ({ count }) => `复制 ${count} 门课程`,
  },
});
