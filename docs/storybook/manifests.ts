import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifests } from 'storybook/internal/types';
import { readGuide } from './widget-page/guide';

/** Gives each component of Storybook's manifest the guide that stands beside its stories. */
export function manifestsWithGuides(manifests: Manifests | undefined, root: string): Manifests | undefined {
  if (!manifests?.components) return manifests;
  const components = Object.fromEntries(
    Object.entries(manifests.components.components).map(([id, component]) => {
      const path = join(root, dirname(component.path), 'README.md');
      if (!existsSync(path)) return [id, component];
      const guide = readFileSync(path, 'utf8');
      return [id, { ...component, description: readGuide(guide).intro || component.description, apiDescription: guide }];
    }),
  );
  return { ...manifests, components: { ...manifests.components, components } };
}
