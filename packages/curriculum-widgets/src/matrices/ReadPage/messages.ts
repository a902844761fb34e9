import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { print } from '@college/ui/words';

/** Built-in text of the page on which matrices are read. */
export const readPageMessages = defineMessages('readPage', {
  words: { title: domainTerms.matrices, print },
  en: {
    runningTitle: ({ name }: { name: string }) => `${name}: matrices`,
    chapter: ({ number, name }: { number: number; name: string }) => `${number} ${name}`,
    hours: ({ total, theory, practice }: { total: number; theory: number; practice: number }) => `${total} h (${theory}/${practice})`,
    noPoints: 'No points are placed in any chapter yet.',
    noCourseTitle: 'please select a course',
    noCourseHint: 'The address of this page names no course.',
  },
  zh: {
    runningTitle: ({ name }) => `《${name}》三级矩阵`,
    chapter: ({ number, name }) => `${number} ${name}`,
    hours: ({ total, theory, practice }) => `${total} 学时（${theory}/${practice}）`,
    noPoints: '还没有章节放入课点。',
    noCourseTitle: '请选择课程',
    noCourseHint: '这个页面的地址里没有课程。',
  },
});
