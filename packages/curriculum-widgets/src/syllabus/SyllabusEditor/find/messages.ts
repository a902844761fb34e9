import { defineMessages } from '@college/ui/messages';
import { close } from '@college/ui/words';

/** Words of the find over the paper. */
export const findMessages = defineMessages('syllabusFind', {
  words: { close },
  en: {
    title: 'Find in the syllabus',
    none: 'Not found',
    place: ({ current, count }: { current: number; count: number }) => `Match ${current} of ${count}`,
    before: 'Previous match',
    next: 'Next match',
  },
  zh: {
    title: '在开课说明中查找',
    none: '没有找到',
    place: ({ current, count }) => `第 ${current} 处，共 ${count} 处`,
    before: '上一处',
    next: '下一处',
  },
});
