import type { API } from 'storybook/manager-api';
import { statesPageId, type StatesAddress } from '../../docs/storybook/states/address';

/** What of Storybook's manager it takes to get to the States page. */
export type Manager = Pick<API, 'getUrlState' | 'navigateUrl'>;

/** Navigates from the current story or page to its row on the States page; does nothing on that page. */
export function showInStates(api: Manager): void {
  const { storyId, queryParams } = api.getUrlState();
  if (!storyId || storyId === statesPageId) return;
  // Selecting a story in the manager would drop the query of the page.
  const globals = queryParams.globals ? `&globals=${queryParams.globals}` : '';
  api.navigateUrl(`?path=/docs/${statesPageId}&story=${storyId}${globals}`, {});
}

/** Writes what is filtered into the address, while the States page is the one shown. */
export function writeFilter(api: Pick<API, 'getUrlState' | 'applyQueryParams'>, address: StatesAddress): void {
  if (api.getUrlState().storyId === statesPageId) api.applyQueryParams({ ...address }, { replace: true });
}
