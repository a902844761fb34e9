import { coreRows } from './routing/coreRows';
import { peopleRows } from './routing/peopleRows';
import { publicRows } from './routing/publicRows';
import { jobtoRows, referenceRows } from './routing/referenceRows';
import type { RouteRow } from './routing/routeRow';

/** Every address of the workbench (core §2, reference §2.1): the router, its guard and its redirects know no other. */
export const routeTable: readonly RouteRow[] = [...publicRows, ...coreRows, ...peopleRows, ...referenceRows, ...jobtoRows];
