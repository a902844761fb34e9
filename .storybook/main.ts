import type { StorybookConfig } from '@storybook/react-vite';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import { defaultClientConditions, mergeConfig } from 'vite';
import { publishedComponents } from '../scripts/catalogue/vitePlugin.mjs';

const config: StorybookConfig & { experimental_manifests: (manifests?: Manifests) => Manifests | undefined } = {
  framework: '@storybook/react-vite',
  stories: ['../docs/storybook/**/*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@chromatic-com/storybook'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests never show these tools, which read every element of the page anew for each story.
  features: { componentsManifest: true, ...(process.env.VITEST && { highlight: false, measure: false, outline: false }) },
  experimental_manifests: withGuides,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [publishedComponents()],
      // Workspace packages are read from their sources, so that nothing must be built before stories run.
      resolve: { conditions: ['@college/source', ...defaultClientConditions] },
    }),
};
export default config;

/** Gives each component of Storybook's manifest the guide that stands beside its stories. */
function withGuides(manifests?: Manifests): Manifests | undefined {
  if (!manifests?.components) return manifests;
  const components = Object.entries(manifests.components.components).map(([id, component]) => {
    const path = join(import.meta.dirname, '..', dirname(component.path), 'README.md');
    return [id, existsSync(path) ? { ...component, apiDescription: readFileSync(path, 'utf8') } : component] as const;
  });
  const told = { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
  // Docgen names files by where this checkout stands, which is nobody's business.
  return JSON.parse(JSON.stringify(told).replaceAll(`${join(import.meta.dirname, '..')}/`, '')) as Manifests;
}
