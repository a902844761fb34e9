import { defineMessages } from '../messages';

interface Range {
  from: string;
  to: string;
  total: string;
}

/** Built-in text of `Pagination`. */
export const paginationMessages = defineMessages('pagination', {
  en: {
    label: 'Pages',
    range: ({ from, to, total }: Range) => `${from}–${to} of ${total}`,
    none: '0 items',
    previous: 'Previous page',
    next: 'Next page',
    page: ({ page }: { page: string }) => `Page ${page}`,
  },
  zh: {
    label: '翻页',
    range: ({ from, to, total }) => `第 ${from}–${to} 条，共 ${total} 条`,
    none: '共 0 条',
    previous: '上一页',
    next: '下一页',
    page: ({ page }) => `第 ${page} 页`,
  },
});
