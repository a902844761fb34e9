import type { StorybookConfig } from '@storybook/react-vite';
import { join } from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { manifestsWithGuides } from '../docs/storybook/manifests';

const config: StorybookConfig & { experimental_manifests: (manifests?: Manifests) => Manifests | undefined } = {
  framework: '@storybook/react-vite',
  stories: ['../docs/storybook/**/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { componentsManifest: true },
  experimental_manifests: (manifests) => manifestsWithGuides(manifests, join(import.meta.dirname, '..')),
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Workspace packages are read from their sources, so that nothing must be built before stories run.
      resolve: { conditions: ['@college/source', ...defaultClientConditions] },
    }),
};
export default config;
