import { cutKeyword } from '@college/curriculum-model';
import { pageOf, type SearchParams } from './searchParams';

/** Page, keyword, order and hidden columns of a list that has no other filter. */
export function listQueryOf({ page, keyword = '', sort = '', hidden }: SearchParams) {
  return { page: pageOf(page), keyword, sort, ...(hidden && { hidden }) };
}

/** The parameters that every list has. */
const common = ['page', 'keyword', 'sort', 'hidden'];

/** The parameters of a page, apart: what the list is of, and how it is shown. */
export interface ListPlace {
  of: SearchParams;
  list: SearchParams;
}

/** Takes the parameters of a page with a list apart. */
export function listPlace(search: SearchParams, names: readonly string[]) {
  const isOfList = (name: string) => common.includes(name) || names.includes(name);
  const entries = Object.entries(search);
  const shown = entries.filter(([name]) => isOfList(name));
  const list = Object.fromEntries(shown.map(([name, value]) => [name, name === 'keyword' ? cutKeyword(value) : value]));
  return {
    of: Object.fromEntries(entries.filter(([name]) => !isOfList(name))),
    list,
    /** What a saved view keeps of it: everything but the page. */
    view: Object.fromEntries(Object.entries(list).filter(([name, value]) => name !== 'page' && value !== '')),
    /** How the list was left, unless the address asks for something else or that already; null for the address as it is. */
    restoredFrom(left: SearchParams | undefined): SearchParams | null {
      if (!left) return null;
      const agrees = Object.entries(list).every(([name, value]) => left[name] === value);
      return agrees && Object.keys(left).length > Object.keys(list).length ? left : null;
    },
  };
}
