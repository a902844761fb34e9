import { defineMessages } from '@college/ui/messages';
import { cancel, notFilledIn, save } from '@college/ui/words';

/** Words that the editable parts of the syllabus have in common. */
export const cellMessages = defineMessages('syllabusCells', {
  words: { save, cancel, notFilled: notFilledIn },
  en: {
    edit: ({ name }: { name: string }) => `Edit ${name.toLowerCase()}`,
    unsaved: 'not saved',
  },
  zh: {
    edit: ({ name }) => `编辑${name}`,
    unsaved: '未保存',
  },
});
