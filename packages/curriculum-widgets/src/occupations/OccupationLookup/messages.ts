import { defineMessages } from '@college/ui/messages';

/** Built-in text of `OccupationLookup`. */
export const occupationLookupMessages = defineMessages('occupationLookup', {
  en: {
    pages: 'Occupation lookup',
    book: 'Dictionary',
    search: 'Search',
    about: 'About',
    workbench: 'Back to the workbench',
    bookTitle: 'Occupation classification dictionary',
    searchTitle: 'Find an occupation',
    aboutTitle: 'About the dictionary',
  },
  zh: {
    pages: '职业查询',
    book: '大典',
    search: '搜索',
    about: '说明',
    workbench: '返回工作台',
    bookTitle: '职业分类大典',
    searchTitle: '查找职业',
    aboutTitle: '大典说明',
  },
});
