import { defineMessages } from '@college/ui/messages';

/** Built-in text of the discussions beside the matrices. */
export const matrixDiscussionsMessages = defineMessages('matrixDiscussions', {
  words: {},
  en: {
    noCell: 'Choose a cell',
    noCellHint: 'The comments on a cell, its row and its column show here.',
  },
  zh: {
    noCell: '选择一个单元格',
    noCellHint: '这里显示单元格及其行、列的评论。',
  },
});
