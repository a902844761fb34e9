import { defineMessages } from '@college/ui/messages';

/** Words of the semester. */
export const termSelectMessages = defineMessages('termSelect', {
  en: { name: 'Semester' },
  zh: { name: '开课学期' },
});
