import { defineMessages } from '../messages';

export const comboBoxMessages = defineMessages('comboBox', {
  en: { placeholder: 'Type to find', open: 'Show options' },
  zh: { placeholder: '输入文字查找', open: '展开选项' },
});
