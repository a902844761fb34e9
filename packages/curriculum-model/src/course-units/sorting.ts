import type { CourseUnitListRequest } from './requests';

/** The sort keys of the course-unit list. */
export type OrderMap = CourseUnitListRequest['orderMap'];

/** Order of create time: 1 earliest, 0 latest (core §9; not the usual way round). */
export const createTimeOrder = { latest: 0, earliest: 1 } as const;

/** Extension: order of total hours over all pages (decision 46). */
export const periodOrder = { largeToSmall: 0, smallToLarge: 1 } as const;

/** Latest first (decision 45). */
export const defaultOrderMap: OrderMap = { create_time: createTimeOrder.latest };

/** Sorts by create time; the hours sort is cleared (decision 46). */
export function sortByCreateTime(order: 0 | 1): OrderMap {
  return { create_time: order };
}

/** Sorts by hours; create time is still sent and breaks ties (decision 46). */
export function sortByPeriod(order: 0 | 1 | null): OrderMap {
  return order === null ? { ...defaultOrderMap } : { ...defaultOrderMap, period: order };
}
