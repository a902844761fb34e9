/** What a list shows, by name as an address says it: filter, order, columns. What is left out is as the list has it by itself. */
export type ViewParams = Readonly<Record<string, string>>;

/** A way to look at a list, under a name. */
export interface SavedView {
  name: string;
  params: ViewParams;
}

/** Where a person's views of one list are kept. Failures reject with an error whose message staff can read. */
export interface SavedViewsSource {
  /**
   * The views that the person saved, in their order.
   * No call of the contract: the workbench keeps them in this browser, by account.
   */
  loadViews(): Promise<readonly SavedView[]>;
  /**
   * Keeps these views in place of those before.
   * No call of the contract.
   */
  saveViews(views: readonly SavedView[]): Promise<void>;
  /**
   * How many rows a view shows; without it views have no figures. The views are asked for one after the other.
   * Call: `POST /major/v2.0/courseunitlist` (core §7), for the list of course units.
   */
  countRows?(params: ViewParams, options?: { signal?: AbortSignal }): Promise<number>;
}
