import { counted, defineMessages } from '@college/ui/messages';

/** Words of the page of what was found. */
export const findingsPageMessages = defineMessages('findingsPage', {
  en: {
    chosenCourses: ({ count }: { count: number }) => counted(count, 'chosen course'),
    wholeMajor: 'Findings of the whole major',
  },
  zh: {
    chosenCourses: ({ count }) => `所选 ${count} 门课程`,
    wholeMajor: '整个专业的检查问题',
  },
});
