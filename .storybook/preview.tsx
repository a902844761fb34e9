import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LazyContainer } from '../docs/storybook/LazyContainer';
import { withHost } from '../docs/storybook/toolbars/withHost';
import { withPlayground } from '../docs/storybook/playground/withPlayground';
import { loadServerArgs, withNetwork } from '../docs/storybook/toolbars/withNetwork';
import { LazyPage } from '../docs/storybook/widget-page/LazyPage';
import { checkStory } from './checkStory';
import { usualBand, withWorkbenchGlobals } from './globals';
import { mount } from './mount';
import { toolbars } from './toolbars';
import modes from './modes.json';

// What a story waits for may come late on a busy machine; the usual second would fail it for its pace alone.
configure({ asyncUtilTimeout: 5000 });

// A test asks for violations alone; the panel also names each node that passed, which takes axe a third of its time. No rule that runs reads style sheets.
const axeOptions =
  '__vitest_browser__' in globalThis ? { resultTypes: ['violations' as const], elementRef: false, preload: { assets: ['media'] } } : {};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withNetwork, withPlayground, withWorkbenchGlobals, withHost],
  loaders: [loadServerArgs],
  afterEach: checkStory,
  mount,
  parameters: {
    layout: 'padded',
    // React Aria's announcer keeps a spoken node for seconds after what it names has gone.
    a11y: { test: 'error', context: { include: ['body'], exclude: ['[data-live-announcer]'] }, options: axeOptions },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: LazyPage, container: LazyContainer },
    options: {
      storySort: {
        order: [
          'Start here',
          [
            'Welcome',
            'Getting started',
            'Embedding',
            'Theming',
            'Testing',
            'Ports',
            'Errors',
            'Conformance',
            'Drafts',
            'Reviewing',
            'Publishing',
            'Commenting',
            'Seeing each other',
            'Rules',
            'Migration',
            'Upgrading',
            'Deprecation',
            'Changelog',
            'Maturity',
            'States',
          ],
          'Ports',
          'API',
          ['Conventions'],
          'Foundations',
          'UI',
          'Widgets',
        ],
      },
    },
  },
  initialGlobals: {
    language: '80101',
    theme: 'light',
    density: 'regular',
    permissionId: usualBand,
    network: 'ok',
    host: 'light',
    playground: '',
  },
  globalTypes: toolbars,
};
export default preview;
