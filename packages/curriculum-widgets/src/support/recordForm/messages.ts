import { defineMessages } from '@college/ui/messages';
import { english, retry, save, savedSuccessfully, saving, stillRight } from '@college/ui/words';

interface Field {
  field: string;
}

/** Built-in text of every record form. */
export const recordFormMessages = defineMessages('recordForm', {
  words: { stillRight, save, saving, saved: savedSuccessfully, retry, english },
  en: {
    loading: 'Loading the record',
    loadFailed: 'The record could not be loaded',
    back: 'Back',
    readOnly: 'You can read this record. Only those who manage the college can change it.',
    conflictTitle: 'Someone else saved this record first',
    englishHint: 'Chinese is the record. Who reads in English sees these texts where they are written.',
    englishShow: 'Write the English',
    englishCount: ({ done, all }: { done: number; all: number }) => `${done} of ${all} written`,
    englishOf: ({ field }: Field) => `${field} in English`,
    older: 'The Chinese changed after this was written.',
    stillRightOf: ({ field }: Field) => `${field} in English: still right`,
  },
  zh: {
    loading: '正在载入记录',
    loadFailed: '没有取到这条记录',
    back: '返回',
    readOnly: '您可以查看这条记录，只有学校管理者可以修改。',
    conflictTitle: '有人先保存了这条记录',
    englishHint: '以中文为准；用英文界面的人看到这里写下的英文。',
    englishShow: '填写英文',
    englishCount: ({ done, all }) => `已填写 ${done}/${all}`,
    englishOf: ({ field }) => `${field}（英文）`,
    older: '写下英文之后，中文有过改动。',
    stillRightOf: ({ field }) => `${field}的英文仍然正确`,
  },
});
