import { z } from 'zod';
import { keywordSchema } from './listWordSchemas';
import { maxPage } from './pageSizes';

/** Largest page that a caller may ask for. */
export const maxPageSize = 200;

const pageNumber = z.int().min(1).max(maxPage);
const pageSize = z.int().min(1).max(maxPageSize);
const total = z.int().min(0);

/** The page object of the widgets (core §3). */
export const pageSchema = z.object({
  /** The page, from 1. */
  num: pageNumber,
  size: pageSize,
  total,
});
export type Page = z.infer<typeof pageSchema>;

/** What a paged request carries. */
export const pageRequest = { pageNum: pageNumber, pageSize };

/** What a paged search carries: here the page is called pageNo (reference §7). */
export const searchPageRequest = { pageNo: pageNumber, pageSize, keyword: keywordSchema };
/** Body of a paged search. */
export const searchPageRequestSchema = z.object(searchPageRequest);
export type SearchPageRequest = z.infer<typeof searchPageRequestSchema>;

/** One page of a list with the total of all. */
export interface PageInfo<Item> {
  pageInfo: { list: Item[]; total: number };
}

/** The reply of a paged list (core §3, course-unit list). */
export function pageInfoSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ pageInfo: z.object({ list: z.array(item), total }) });
}

/** One page of a search. */
export interface SearchPage<Item> {
  pageNum: number;
  total: number;
  list: Item[];
}

/** The reply of a paged search (reference §7). */
export function searchPageSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ pageNum: pageNumber, total, list: z.array(item) });
}

/** A list with its total, as the dictionaries answer. */
export function listTotalSchema<Item extends z.ZodType>(item: Item) {
  return z.object({ list: z.array(item), total });
}

/** Order of one sort key: the meaning of 0 and 1 is the key's own. */
export const orderSchema = z.union([z.literal(0), z.literal(1)]);
export type Order = z.infer<typeof orderSchema>;
