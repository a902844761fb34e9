import * as domainTerms from '@college/curriculum-model/terms';
import { defineMessages } from '@college/ui/messages';

/** Built-in text of `OccupationLookup`. */
export const occupationLookupMessages = defineMessages('occupationLookup', {
  words: { aboutTitle: domainTerms.aboutDictionary, bookTitle: domainTerms.occupationDictionary },
  en: {
    pages: 'Occupation lookup',
    book: 'Dictionary',
    search: 'Search',
    about: 'About',
    workbench: 'Back to the workbench',
    searchTitle: 'Find an occupation',
  },
  zh: {
    pages: '职业查询',
    book: '大典',
    search: '搜索',
    about: '说明',
    workbench: '返回工作台',
    searchTitle: '查找职业',
  },
});
