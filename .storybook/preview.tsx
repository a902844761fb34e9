import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { LazyPage } from '../docs/storybook/widget-page/LazyPage';
import { usualBand, withWorkbenchGlobals } from './globals';
import modes from './modes.json';

// What a story waits for may come late on a busy machine; the usual second would fail it for its pace alone.
configure({ asyncUtilTimeout: 5000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withWorkbenchGlobals],
  parameters: {
    layout: 'padded',
    // React Aria's announcer keeps a spoken node for seconds after what it names has gone.
    a11y: { test: 'error', context: { include: ['body'], exclude: ['[data-live-announcer]'] } },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: LazyPage },
    options: { storySort: { order: ['Start here', 'Foundations', 'UI', 'Widgets'] } },
  },
  initialGlobals: { language: '80101', theme: 'light', density: 'regular', permissionId: usualBand },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: '80101', title: '中文' },
          { value: '80102', title: 'English' },
        ],
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    density: {
      toolbar: {
        title: 'Density',
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'regular', title: 'Regular' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    permissionId: {
      toolbar: {
        title: 'Band',
        icon: 'user',
        dynamicTitle: true,
        items: [5, 50, 1000, 1990, 2000, 2010, 3000, 3010, 4000].map((band) => ({ value: String(band), title: String(band) })),
      },
    },
  },
};
export default preview;
