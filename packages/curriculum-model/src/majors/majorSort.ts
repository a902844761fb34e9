import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { MajorListItem } from './majorList';

/** The columns of the list of majors that sort it. */
export const majorSort = listSort({
  code: ({ code }) => code,
  name: (major, language) => textOf(major, 'name', language),
  department: ({ departmentName }) => departmentName,
  courses: ({ courseCount }) => courseCount,
  progress: ({ progress }) => progress,
  updated: ({ updateTime }) => Date.parse(updateTime),
} satisfies SortValues<MajorListItem>);
