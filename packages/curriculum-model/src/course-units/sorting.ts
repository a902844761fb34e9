import type { CourseUnitListRequest } from './requests';

/** Order of create time: 1 earliest, 0 latest (core §9; not the usual way round). */
export const createTimeOrder = { latest: 0, earliest: 1 } as const;

/** Extension: order of total hours over all pages (decision 46). */
export const periodOrder = { largeToSmall: 0, smallToLarge: 1 } as const;

/** The sort keys of the course-unit list. */
export type OrderMap = CourseUnitListRequest['orderMap'];
