import { expect, it, vi } from 'vitest';
import { showInStates, writeFilter } from '../../../.storybook/statesTool/showInStates';
import { addressOf, statesPageId } from './address';

function managerAt(storyId: string | undefined, queryParams: Record<string, string> = {}) {
  const getUrlState = () => ({ storyId, queryParams, path: '', hash: '', url: '' });
  return { getUrlState, navigateUrl: vi.fn(), applyQueryParams: vi.fn() };
}

it('opens the States page at the current story, with the current toolbar settings, without the previous filter', () => {
  const manager = managerAt('widgets-login--expired', { globals: 'theme:dark', find: '30001' });
  showInStates(manager);
  const [[address]] = manager.navigateUrl.mock.calls as [[string]];
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
    path: `/docs/${statesPageId}`,
    story: 'widgets-login--expired',
    globals: 'theme:dark',
  });
});

it.each([
  ['the States page', statesPageId],
  ['a page without a story', undefined],
])('goes nowhere from %s', (_, storyId) => {
  const manager = managerAt(storyId);
  showInStates(manager);
  expect(manager.navigateUrl).not.toHaveBeenCalled();
});

it('writes a filter into the address of the States page alone', () => {
  const address = addressOf({ widget: 'login' });
  const there = managerAt(statesPageId);
  writeFilter(there, address);
  expect(there.applyQueryParams).toHaveBeenCalledWith({ ...address }, { replace: true });
  const elsewhere = managerAt('widgets-login--expired');
  writeFilter(elsewhere, address);
  expect(elsewhere.applyQueryParams).not.toHaveBeenCalled();
});
