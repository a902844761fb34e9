import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { references, publishedComponents } from '../scripts/catalogue/vitePlugin.mjs';
import { docgenOfStories } from './docgenOfStories.ts';
import { completeManifest } from './manifest.ts';
import { withoutStateTags } from './withoutStateTags.ts';

const pages = ['../docs/storybook/**/*.mdx', '../packages/*/src/**/*.mdx'];

/** A built Storybook has nobody to take its pictures: the panel for that would be a dead one. */
const isBuilt = process.argv.includes('build');

/** `npm run visual` takes pictures of some stories only: a Storybook of those alone is built in a fraction of the time. */
const chosen = process.env.STORY_FILES?.split(',').map((file) => `../${file}`);

/** Tests have no sidebar: the index would only name files to scan for dependencies, which vitest.config.ts names already. */
const withoutParsing: Indexer = { test: /\.stories\.tsx$/, createIndex: async () => [] };

const config: StorybookConfig & { experimental_manifests: typeof completeManifest } = {
  framework: '@storybook/react-vite',
  stories: chosen ?? [...(process.env.VITEST ? [] : pages), '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', ...(isBuilt ? [] : ['@chromatic-com/storybook'])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests never show these tools, which read every element of the page for each story.
  features: { componentsManifest: true, ...(process.env.VITEST && { highlight: false, measure: false, outline: false }) },
  experimental_indexers: process.env.VITEST ? () => [withoutParsing] : withoutStateTags,
  experimental_manifests: completeManifest,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(
      { ...config, plugins: docgenOfStories(config.plugins) },
      {
        plugins: [publishedComponents(), references()],
        // Workspace packages are read from their sources, so that nothing must be built before stories run.
        resolve: { conditions: ['@college/source', ...defaultClientConditions] },
      },
    ),
};
export default config;
