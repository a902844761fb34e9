import { defineMessages } from '@college/ui/messages';

/** Words of the semester. */
export const termSelectMessages = defineMessages('termSelect', {
  en: { name: 'Semester', placeholder: 'Choose a semester' },
  zh: { name: '开课学期', placeholder: '选择学期' },
});
