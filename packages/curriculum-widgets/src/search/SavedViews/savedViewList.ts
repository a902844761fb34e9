import type { SavedView, ViewParams } from './SavedViewsSource';

/** Views of one list that a person may keep. */
export const mostViews = 20;

/** What an address says, without what it leaves to the list. */
function wordsOf(params: ViewParams): string {
  const said = Object.entries(params).filter(([, value]) => value !== '');
  return JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether two addresses show the same. */
export function isSameView(one: ViewParams, other: ViewParams): boolean {
  return wordsOf(one) === wordsOf(other);
}

/** The first view that shows just this. */
export function viewOf<View extends SavedView>(views: readonly View[], params: ViewParams): View | undefined {
  return views.find((view) => isSameView(view.params, params));
}

/** The views with this one in place of the one of that name, or after the others. */
export function withView(views: readonly SavedView[], view: SavedView, formerName = view.name): SavedView[] {
  const isKnown = views.some(({ name }) => name === formerName);
  return isKnown ? views.map((one) => (one.name === formerName ? view : one)) : [...views, view];
}

/** The views with a deleted one again where it was. */
export function withViewAt(views: readonly SavedView[], view: SavedView, index: number): SavedView[] {
  return views.some(({ name }) => name === view.name) ? [...views] : views.toSpliced(index, 0, view);
}
