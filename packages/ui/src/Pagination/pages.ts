/** Number of pages that `total` things fill; none for none. */
export function pageCountOf(total: number, pageSize: number) {
  return Math.max(0, Math.ceil(total / Math.max(1, pageSize)));
}

/** A gap represents omitted pages; its two names serve as React keys. */
export type PageMark = number | 'gap-before' | 'gap-after';

/**
 * The page numbers to show: all up to seven, else the ends and three around the current page.
 * A gap always replaces two pages or more: a single one is shown itself.
 */
export function pagesShown(page: number, pageCount: number): PageMark[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

function range(from: number, to: number) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
