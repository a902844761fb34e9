import { defineMessages } from '@college/ui/messages';

/** Built-in text of `PresenceMarks`. */
export const presenceMarksMessages = defineMessages('presenceMarks', {
  words: {},
  en: {
    title: 'What others edit',
    edits: ({ names, place }: { names: string; place: string | undefined }) => (place ? `${names}: editing ${place}` : `${names}: editing`),
    reader: 'You, elsewhere',
    between: ', ',
    alsoHere: ({ names }: { names: string }) => `${names} is editing this as well.`,
  },
  zh: {
    title: '他人正在编辑的位置',
    edits: ({ names, place }) => (place ? `${names} 正在编辑 ${place}` : `${names} 正在编辑`),
    reader: '您（另一窗口）',
    between: '、',
    alsoHere: ({ names }) => `${names} 也在编辑这里。`,
  },
});
