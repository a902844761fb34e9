import { defineMessages } from '../messages';
import { retry } from '../words';

export const cascaderMessages = defineMessages('cascader', {
  words: { retry },
  en: {
    placeholder: 'Please choose',
    search: 'Search all levels',
    level: ({ level }: { level: number }) => `Level ${level}`,
    results: 'Results',
    found: ({ count }: { count: number }) => (count === 1 ? '1 result' : `${count} results`),
    foundMore: ({ count, total }: { count: number; total: number }) => `First ${count} of ${total} found`,
    searching: 'Searching',
    searchFailed: 'Could not search',
    nothingFound: 'Nothing matches',
    nothingBelow: 'Nothing here',
    loading: 'Loading',
    failed: 'Could not load this level',
    dismiss: 'Dismiss',
    reason: ({ label, reason }: { label: string; reason: string }) => `${label} (${reason})`,
  },
  zh: {
    placeholder: '请选择',
    search: '搜索各级',
    level: ({ level }) => `第 ${level} 级`,
    results: '搜索结果',
    found: ({ count }) => `找到 ${count} 项`,
    foundMore: ({ count, total }) => `找到 ${total} 项，显示前 ${count} 项`,
    searching: '正在搜索',
    searchFailed: '搜索失败',
    nothingFound: '没有符合的选项',
    nothingBelow: '这里没有选项',
    loading: '正在载入',
    failed: '这一级没有取到',
    dismiss: '取消',
    reason: ({ label, reason }) => `${label}（${reason}）`,
  },
});

export type CascaderText = typeof cascaderMessages.en;
