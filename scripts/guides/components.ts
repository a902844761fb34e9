import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from '../../docs/storybook/widget-page/catalogue';
import { root } from '../paths.mjs';

/** Every published component, from the committed catalogues. */
export function readComponents(): Component[] {
  return ['packages/ui', 'packages/curriculum-widgets'].flatMap((folder) => {
    const catalogue = JSON.parse(readFileSync(join(root, folder, 'catalogue.json'), 'utf8')) as { components: Component[] };
    return catalogue.components;
  });
}
