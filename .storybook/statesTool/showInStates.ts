import type { API } from 'storybook/manager-api';
import { statesPageId, type StatesAddress } from '../../docs/storybook/states/address';

/** What of Storybook's manager it takes to get to the States page. */
export type Manager = Pick<API, 'getUrlState' | 'navigateUrl'>;

/** Goes from the story or page shown to its row on the States page; from there it goes nowhere. */
export function showInStates(api: Manager): void {
  const { storyId, queryParams } = api.getUrlState();
  if (!storyId || storyId === statesPageId) return;
  // Choosing a story in the manager would drop what the page is asked.
  const globals = queryParams.globals ? `&globals=${queryParams.globals}` : '';
  api.navigateUrl(`?path=/docs/${statesPageId}&story=${storyId}${globals}`, {});
}

/** Writes what is filtered into the address, while the States page is the one shown. */
export function writeFilter(api: Pick<API, 'getUrlState' | 'applyQueryParams'>, address: StatesAddress): void {
  if (api.getUrlState().storyId === statesPageId) api.applyQueryParams({ ...address }, { replace: true });
}
