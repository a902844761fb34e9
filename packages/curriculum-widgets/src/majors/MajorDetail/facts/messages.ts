import { labelsOf, majorFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { notFilledIn, updatedSuccessfully } from '@college/ui/words';

export const majorFactsMessages = defineMessages('majorFacts', {
  words: { unfilled: notFilledIn, saved: updatedSuccessfully },
  en: {
    ...labelsOf(majorFields, 'en', 'short'),
    edit: 'Edit the facts',
    title: 'Edit the facts of the major',
    save: 'Save the facts',
    nameEmpty: 'Write the name of the major in Chinese.',
  },
  zh: {
    ...labelsOf(majorFields, 'zh', 'short'),
    edit: '编辑专业信息',
    title: '编辑专业信息',
    save: '保存专业信息',
    nameEmpty: '请填写专业的中文名称。',
  },
});
