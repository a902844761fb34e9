import { defineMessages } from '@college/ui/messages';
import * as domainTerms from '@college/curriculum-model/terms';
import { clauseComma, noSearchResults } from '@college/ui/words';

/** Built-in text of `ContentSearch`. */
export const contentSearchMessages = defineMessages('contentSearch', {
  words: {
    point: domainTerms.points,
    goal: domainTerms.teachingGoals,
    inside: clauseComma,
    none: noSearchResults,
    course: domainTerms.courses,
    ksa: domainTerms.ksa,
  },
  en: {
    name: 'Find content',
    placeholder: 'Find course or indicator',
    results: 'Search results',
    indicator: 'Indicator points',
    group: ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
    more: ({ count }: { count: number }) => `${count} more; type more to narrow the search`,
    found: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
    failed: ({ message }: { message: string }) => `${message} Press Enter to search again.`,
  },
  zh: {
    name: '搜索内容',
    placeholder: '搜索课程、指标点、课点',
    results: '搜索结果',
    indicator: '指标点',
    group: ({ name, count }) => `${name} ${count}`,
    more: ({ count }) => `还有 ${count} 项，多输几个字可以缩小范围`,
    found: ({ count }) => `找到 ${count} 项`,
    failed: ({ message }) => `${message} 按 Enter 重新搜索。`,
  },
});
