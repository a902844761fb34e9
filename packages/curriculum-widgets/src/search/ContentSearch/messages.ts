import { defineMessages } from '@college/ui/messages';

/** Built-in text of `ContentSearch`. */
export const contentSearchMessages = defineMessages('contentSearch', {
  en: {
    name: 'Find content',
    placeholder: 'Find course or indicator',
    results: 'Search results',
    course: 'Courses',
    indicator: 'Indicator points',
    point: 'Points',
    ksa: 'KSA',
    goal: 'Teaching goals',
    group: ({ name, count }: { name: string; count: number }) => `${name} ${count}`,
    more: ({ count }: { count: number }) => `${count} more; type more to narrow the search`,
    found: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
    inside: ', ',
    none: 'no search results',
    failed: ({ message }: { message: string }) => `${message} Press Enter to search again.`,
  },
  zh: {
    name: '搜索内容',
    placeholder: '搜索课程、指标点、课点',
    results: '搜索结果',
    course: '课程',
    indicator: '指标点',
    point: '课点',
    ksa: 'KSA',
    goal: '教学目标',
    group: ({ name, count }) => `${name} ${count}`,
    more: ({ count }) => `还有 ${count} 项，多输几个字可以缩小范围`,
    found: ({ count }) => `找到 ${count} 项`,
    inside: '，',
    none: '无搜索结果',
    failed: ({ message }) => `${message} 按 Enter 重新搜索。`,
  },
});
