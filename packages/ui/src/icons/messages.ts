import { defineMessages } from '../messages';

export const iconMessages = defineMessages('icons', {
  en: { strong: '★', weak: '☆', suggested: 'Suggested' },
  zh: { strong: '★', weak: '☆', suggested: '建议' },
});
