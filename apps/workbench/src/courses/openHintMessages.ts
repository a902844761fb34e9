import { defineMessages } from '@college/ui/messages';

/** What pages say that need a course or a major to open; other pages need not load it. */
export const openHintMessages = defineMessages('openHints', {
  en: {
    chooseReport: 'A syllabus is that of one course.',
    chooseMatrices: 'The course matrix and the project matrices are those of one course; the major matrix opens at its row.',
    chooseUnit: 'Open a course unit, or the list of all of a major.',
  },
  zh: {
    chooseReport: '开课说明属于一门课程。',
    chooseMatrices: '课程矩阵和项目矩阵属于一门课程；专业矩阵打开时停在它的一行。',
    chooseUnit: '打开一个课程单元，或者一个专业的全部课程单元。',
  },
});
