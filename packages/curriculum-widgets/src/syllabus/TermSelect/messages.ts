import { defineMessages } from '@college/ui/messages';

/** Words of the offering semester. */
export const termSelectMessages = defineMessages('termSelect', {
  en: { name: 'Offering semester', placeholder: 'Choose a semester' },
  zh: { name: '开课学期', placeholder: '选择学期' },
});
