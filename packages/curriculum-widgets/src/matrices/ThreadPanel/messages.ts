import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { clauseComma } from '@college/ui/words';

/** Built-in text of `ThreadPanel`. */
export const threadPanelMessages = defineMessages('threadPanel', {
  words: { strong: domainTerms.strongSupportInText, weak: domainTerms.weakSupportInText, comma: clauseComma },
  en: {
    title: 'Thread',
    noItem: 'Choose a cell',
    noItemHint: 'The thread of its item appears here, from graduation requirement to KSA item.',
    up: 'Upwards: what it serves',
    down: 'Downwards: what it rests on',
    top: 'The thread ends here: a graduation requirement',
    bottom: 'The thread ends here: a KSA item',
    otherCourse: 'The matrices of that course are not open here',
    whole: 'The thread is unbroken',
    broken: ({ count }: { count: number }) => (count === 1 ? '1 broken link' : `${count} broken links`),
    brokenAt: ({ why }: { why: string }) => `Broken: ${why}`,
    unfold: 'Show what follows',
    beforeDelete: 'If it is deleted',
    nothingBreaks: 'Nothing else is deleted, and no gap appears.',
  },
  zh: {
    title: '支撑链',
    noItem: '选择一个单元格',
    noItemHint: '这里显示其中一项从毕业要求到 KSA 的支撑链。',
    up: '向上：支撑什么',
    down: '向下：由什么支撑',
    top: '到此为止：毕业要求',
    bottom: '到此为止：KSA',
    otherCourse: '该课程的矩阵没有在此打开',
    whole: '支撑链完整',
    broken: ({ count }) => `断开 ${count} 处`,
    brokenAt: ({ why }) => `断开：${why}`,
    unfold: '显示下一级',
    beforeDelete: '如果删除',
    nothingBreaks: '不会移除其他内容，也不会出现新的缺口。',
  },
});
