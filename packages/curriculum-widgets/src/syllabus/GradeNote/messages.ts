import { defineMessages } from '@college/ui/messages';

interface Band {
  from: number;
  to: number;
  name: string;
}

/** Words of the grade note. */
export const gradeNoteMessages = defineMessages('gradeNote', {
  en: {
    name: 'Grade note',
    bands: ({ bands }: { bands: readonly Band[] }) =>
      `${bands.map(({ from, to, name }) => (from === 0 ? `below ${to + 1} ${name}` : `${from}–${to} ${name}`)).join(', ')}.`,
    excluded: ' This note does not appear in the final syllabus.',
  },
  zh: {
    name: '成绩说明',
    bands: ({ bands }) =>
      `${bands.map(({ from, to, name }) => (from === 0 ? `${to + 1} 以下${name}` : `${from}–${to} ${name}`)).join('，')}。`,
    excluded: '此说明不出现在正式文件中。',
  },
});
