import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { Qualification } from './qualification';

/** Extension: the columns of the directory that sort it. */
export const qualificationSort = listSort({
  name: (row, language) => textOf(row, 'name', language),
  department: (row, language) => textOf(row, 'department', language),
  category: (row, language) => textOf(row, 'typeName', language),
  basis: (row, language) => textOf(row, 'depending', language),
} satisfies SortValues<Qualification>);
