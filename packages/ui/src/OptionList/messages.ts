import { defineMessages } from '../messages';

export const optionListMessages = defineMessages('optionList', {
  en: { nothing: 'No match' },
  zh: { nothing: '没有匹配的选项' },
});
