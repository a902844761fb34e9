import { defineMessages } from '@college/ui/messages';

export const languageSwitchMessages = defineMessages('languageSwitch', {
  en: { label: 'Language', chinese: '中', english: 'EN', chineseName: '中文', englishName: 'English' },
  zh: { label: '语言', chinese: '中', english: 'EN', chineseName: '中文', englishName: 'English' },
});
