import type { Act } from '@college/curriculum-model';
import type { PageName } from './pageNames';

/** An address of the workbench with a page of its own (core §2, reference §2.1). */
export interface PageRow {
  /** Below the base path and case-sensitive. */
  path: string;
  /** Name of the route where the specification has one. */
  name?: string;
  /** Whether the page requires a sign-in. */
  requiresAuth: boolean;
  /** Right without which the page has nothing to show; left out where none is needed. */
  needs?: Act;
  /** Frame around the page: the one of the workbench, that of the occupation lookup, or none. */
  frame: 'main' | 'lookup' | 'none';
  /** Names of the query parameters that the page understands. */
  query?: readonly string[];
  /** What the page is called in the navigation, in its trail and on the tab of the browser. */
  title: PageName;
}

/** An address that leads on to another. */
export interface RedirectRow extends Omit<PageRow, 'title'> {
  redirectTo: string;
  /** Whether the query is kept. @default true */
  keepsQuery?: boolean;
}

export type RouteRow = PageRow | RedirectRow;
