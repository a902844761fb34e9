import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { CollegeMajorResponse } from './collegeMajor';

/** Extension: the columns of the list that sort it, beside the documented order by related majors. */
export const collegeMajorSort = listSort({
  name: (major, language) => textOf(major, 'name', language),
  category: ({ type }) => type.name,
  code: ({ code }) => code,
} satisfies SortValues<CollegeMajorResponse>);
