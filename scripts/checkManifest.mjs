/** Looks at a built Storybook's manifest for machines: every component must have its props, and no example may need what only stories have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is wrong with the manifest in the folder of a built Storybook. */
export function manifestFaults(folder) {
  const { components } = JSON.parse(readFileSync(join(folder, 'manifests', 'components.json'), 'utf8'));
  return Object.values(components).flatMap(({ id, error, reactDocgen, import: line = '', stories = [] }) => [
    ...(error || !reactDocgen ? [`${id}: no props (${error?.name ?? 'no docgen'})`] : []),
    ...(/fakes|storybook\/test|fixtures/.test(line) ? [`${id}: it is imported with what only stories have`] : []),
    ...stories
      .filter(({ snippet = '' }) => /\bfake[A-Z]|\bfn\(/.test(snippet))
      .map((story) => `${story.id}: an example needs what only stories have`),
  ]);
}
