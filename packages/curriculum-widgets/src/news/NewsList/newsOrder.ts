/** What comes first in the list of news; `other` is neither. */
export type NewsOrder = 'latest' | 'earliest' | 'other';

/** The order where no column was chosen. */
export const usualNewsSort = '-date';

/** The order of the list for the sort of its query. */
export function newsOrder(sort: string | undefined): NewsOrder {
  const order = sort || usualNewsSort;
  if (order === usualNewsSort) return 'latest';
  return order === 'date' ? 'earliest' : 'other';
}
