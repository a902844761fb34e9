import { defineMessages } from '@college/ui/messages';

/** Words that the editable parts of the syllabus have in common. */
export const cellMessages = defineMessages('syllabusCells', {
  en: {
    edit: ({ name }: { name: string }) => `Edit ${name.toLowerCase()}`,
    save: 'Save',
    cancel: 'Cancel',
    notFilled: 'Not filled in',
    unsaved: 'not saved',
  },
  zh: {
    edit: ({ name }) => `编辑${name}`,
    save: '保存',
    cancel: '取消',
    notFilled: '未填写',
    unsaved: '未保存',
  },
});
