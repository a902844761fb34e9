import { createHash } from 'node:crypto';
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { createModuleGraph } from '../../scripts/check/moduleGraph.mjs';
import type { SourceTree } from '../../scripts/check/sourceTree.mjs';

/** What surrounds every story and is not imported by the preview. */
const surroundings = ['.storybook/main.ts', '.storybook/preview-head.html', 'pnpm-lock.yaml'];

/** The story files of a tree, each with a digest of everything that its pictures depend on: what it and the preview import, and the dependencies. */
export function digestsOfStories(tree: SourceTree): Map<string, string> {
  const graph = createModuleGraph(tree, chromatic);
  const ofAll = [...surroundings, ...graph.reachedFrom('.storybook/preview.tsx')];
  const files = [...tree.digests.keys()].filter((path) => /^packages\/.*\.stories\.tsx$/.test(path)).sort();
  return new Map(
    files.map((file) => {
      const reached = [...new Set([...ofAll, ...graph.reachedFrom(file)])].sort();
      const hash = createHash('sha256').update(reached.map((path) => `${path} ${tree.digests.get(path) ?? ''}`).join('\n'));
      return [file, hash.digest('hex').slice(0, 20)] as const;
    }),
  );
}
