import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { filterChanged, statesPageId } from '../docs/storybook/states/address';
import { showInStates, writeFilter } from './statesTool/showInStates';
import { statesShortcut, StatesTool } from './statesTool/StatesTool';

const addon = 'college/states';

addons.register(addon, (api) => {
  void api.setAddonShortcut(addon, {
    label: '在状态页中查看 Show in States',
    defaultShortcut: statesShortcut,
    actionName: 'showInStates',
    action: () => showInStates(api),
  });
  api.on(filterChanged, (address) => writeFilter(api, address));
  addons.add(`${addon}/tool`, {
    type: types.TOOL,
    title: 'States',
    match: ({ viewMode, storyId, tabId }) => !tabId && Boolean(viewMode) && storyId !== statesPageId,
    render: () => createElement(StatesTool),
  });
});
