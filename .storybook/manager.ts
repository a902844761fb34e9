import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { filterChanged, statesPageId } from '../docs/storybook/states/address';
import { PlaygroundPanel } from './playground/PlaygroundPanel';
import { showInStates, writeFilter } from './statesTool/showInStates';
import { statesShortcut, StatesTool } from './statesTool/StatesTool';
import { frameTheme } from './frameTheme';

const addon = 'college/states';

addons.setConfig({ theme: frameTheme });

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

addons.register('college/playground', () => {
  addons.add('college/playground/panel', {
    type: types.PANEL,
    title: 'Playground',
    match: ({ viewMode }) => viewMode === 'story',
    // It goes on listening while another panel is shown.
    render: ({ active }) =>
      createElement('div', { hidden: !active, style: { blockSize: '100%', overflow: 'auto' } }, createElement(PlaygroundPanel)),
  });
});
