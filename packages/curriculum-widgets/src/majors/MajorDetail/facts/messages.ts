import { labelsOf, majorFields } from '@college/curriculum-model';
import { defineMessages } from '@college/ui/messages';
import { cancel, clauseComma, notFilledIn, saving, updatedSuccessfully } from '@college/ui/words';

export const majorFactsMessages = defineMessages('majorFacts', {
  words: { unfilled: notFilledIn, saving, saved: updatedSuccessfully, cancel, comma: clauseComma },
  en: {
    ...labelsOf(majorFields, 'en', 'short'),
    chineseName: 'Name in Chinese',
    englishName: 'Name in English',
    noStandard: 'None',
    edit: 'Edit the facts',
    title: 'Edit the facts of the major',
    save: 'Save the facts',
    nameEmpty: 'Write the name of the major in Chinese.',
    theirs: ({ facts }: { facts: string }) => `Someone else changed this meanwhile to: ${facts}. Save again to keep yours.`,
    takeTheirs: 'Take theirs',
  },
  zh: {
    ...labelsOf(majorFields, 'zh', 'short'),
    chineseName: '中文名称',
    englishName: '英文名称',
    noStandard: '未选择',
    edit: '编辑专业信息',
    title: '编辑专业信息',
    save: '保存专业信息',
    nameEmpty: '请填写专业的中文名称。',
    theirs: ({ facts }) => `对方刚改为：${facts}。再次保存则保留您的内容。`,
    takeTheirs: '采用对方的',
  },
});
