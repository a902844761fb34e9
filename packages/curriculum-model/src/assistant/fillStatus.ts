/** The scope of a fill status: `everything` opens the copy wizard, `page` fills the current page (core §4, decision 57). */
export type FillAction = 'none' | 'all' | 'page';

/** 0 is none, above 0 all, below 0 the current page. */
export function fillActionOf(status: number): FillAction {
  if (status > 0) return 'all';
  return status < 0 ? 'page' : 'none';
}
