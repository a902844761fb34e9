import { textOf } from '../fields';
import { listSort, type SortValues } from '../paging';
import type { OutlineRow } from './outline';

/** The columns of the list that sort it. */
export const outlineSort = listSort({
  title: (outline, language) => textOf(outline, 'title', language),
  category: (outline, language) => textOf(outline, 'category', language),
  date: ({ writtenOn }) => Date.parse(writtenOn),
} satisfies SortValues<OutlineRow>);
