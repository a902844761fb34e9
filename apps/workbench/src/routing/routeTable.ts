import { coreRows } from './coreRows';
import { peopleRows } from './peopleRows';
import { publicRows } from './publicRows';
import { jobtoRows, referenceRows } from './referenceRows';
import type { PageRow, RedirectRow } from './routeRow';

const rows = [...publicRows, ...coreRows, ...peopleRows, ...referenceRows, ...jobtoRows] as const;

/** An address with a page of its own; the others lead on to one. */
export type PagePath = Extract<(typeof rows)[number], { title: string }>['path'];

/** Every address of the workbench (core §2, reference §2.1): the router, its guard and its redirects know no other. */
export const routeTable: readonly (RedirectRow | (PageRow & { path: PagePath }))[] = rows;
