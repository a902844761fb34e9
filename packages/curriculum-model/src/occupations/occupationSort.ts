import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import { levelPath } from './levels';
import type { OccupationResponse } from './occupation';

/** Extension: the columns of the list that sort it, beside the documented orders by time. */
export const occupationSort = listSort({
  name: (record, language) => textOf(record, 'name', language),
  major: ({ levels }) => levelPath(levels)[0]?.label,
  middle: ({ levels }) => levelPath(levels)[1]?.label,
  sub: ({ levels }) => levelPath(levels)[2]?.label,
  fine: ({ levels }) => levelPath(levels)[3]?.label,
  code: ({ code }) => code,
} satisfies SortValues<OccupationResponse>);
