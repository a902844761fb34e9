import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';
import { noData, retry } from '@college/ui/words';

/** Built-in text of `MatchingPane`. */
export const matchingPaneMessages = defineMessages('matchingPane', {
  words: { suggested: domainTerms.suggestion, noData, retry },
  en: {
    name: 'Matches in the college',
    search: 'Search for matches',
    placeholder: 'A word or a phrase',
    results: 'Matches',
    noDataHint: ' – try the whole term instead of an abbreviation, or add it by hand.',
    idle: 'Type what you look for.',
    searching: 'Looking for matches…',
    timedOut: 'No answer within 10 seconds. Press Enter to search again.',
    failed: 'The search failed. Press Enter to search again.',
    count: ({ count }: { count: number }) => (count === 1 ? '1 match' : `${count} matches`),
    taken: 'Taken',
    pick: 'Take',
    pickNamed: ({ title }: { title: string }) => `Take ${title}`,
    picking: 'Taking…',
  },
  zh: {
    name: '本院相近内容',
    search: '搜索相近内容',
    placeholder: '输入词语',
    results: '匹配结果',
    noDataHint: '：请换用完整的词语，或手工添加。',
    idle: '输入要找的内容。',
    searching: '正在匹配…',
    timedOut: '10 秒内没有答复，按 Enter 重新搜索。',
    failed: '没有搜索成功，按 Enter 重新搜索。',
    count: ({ count }) => `${count} 条相近内容`,
    taken: '已采用',
    pick: '采用',
    pickNamed: ({ title }) => `采用${title}`,
    picking: '正在采用…',
  },
});
