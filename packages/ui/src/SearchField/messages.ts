import { defineMessages } from '../messages';

export const searchFieldMessages = defineMessages('searchField', {
  en: { name: 'Search', placeholder: 'Search', clear: 'Clear search', searching: 'Searching…' },
  zh: { name: '搜索', placeholder: '搜索', clear: '清除搜索', searching: '正在搜索…' },
});
