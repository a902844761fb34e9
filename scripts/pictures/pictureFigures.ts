import modes from '../../.storybook/modes.json' with { type: 'json' };
import chromatic from '../../chromatic.config.json' with { type: 'json' };
import { exportedNames } from '../check/imports.mjs';
import { createModuleGraph } from '../check/moduleGraph.mjs';
import type { SourceTree } from '../check/sourceTree.mjs';

/** How many pictures Chromatic takes when any module of a widget or a primitive changes. */
export interface PictureFigure {
  /** The folder of the component, below `src` of its package. */
  name: string;
  kind: 'widget' | 'primitive';
  stories: number;
  pictures: number;
}

const folders = {
  widget: /^packages\/curriculum-widgets\/src\/((?!support\/)[\w-]+\/[A-Z]\w*)\//,
  primitive: /^packages\/ui\/src\/([A-Z]\w*)\//,
};
const isProduct = (path: string) => /\.tsx?$/.test(path) && !/\.(test|ownPage\.test|stories|test-data)\.tsx?$/.test(path);

/**
 * The figure of each widget and primitive, the largest first. It follows the rules of TurboSnap: the stories whose files import a changed module,
 * directly or not, in each mode; all stories where Storybook's preview imports it.
 */
export function pictureFigures(tree: SourceTree): PictureFigure[] {
  const graph = createModuleGraph(tree, chromatic);
  const ofAll = graph.reachedFrom('.storybook/preview.tsx');
  const stories = [...tree.digests.keys()].filter((path) => /^packages\/.*\.stories\.tsx$/.test(path));
  const counts = new Map(stories.map((file) => [file, exportedNames(tree.read(file)).length]));
  const importers = new Map<string, string[]>();
  for (const file of stories) for (const path of graph.reachedFrom(file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reachedBy = (path: string) => (ofAll.has(path) ? stories : (importers.get(path) ?? []));

  function figureOf(name: string, kind: PictureFigure['kind'], paths: readonly string[]): PictureFigure {
    const reached = new Set(paths.flatMap(reachedBy));
    const count = [...reached].reduce((sum, file) => sum + (counts.get(file) ?? 0), 0);
    return { name, kind, stories: count, pictures: count * Object.keys(modes).length };
  }

  const components = new Map<string, { name: string; kind: PictureFigure['kind']; paths: string[] }>();
  for (const path of [...tree.digests.keys()].filter(isProduct)) {
    for (const kind of ['widget', 'primitive'] as const) {
      const [folder, name] = folders[kind].exec(path) ?? [];
      if (!folder || !name) continue;
      const found = components.get(folder) ?? { name, kind, paths: [] };
      components.set(folder, { ...found, paths: [...found.paths, path] });
    }
  }
  return [...components.values()].map(({ name, kind, paths }) => figureOf(name, kind, paths)).sort((a, b) => b.pictures - a.pictures);
}

/** The figures of one kind, and the one in their middle. */
export function figuresOfKind(figures: readonly PictureFigure[], kind: PictureFigure['kind']) {
  const all = figures.filter((figure) => figure.kind === kind);
  const middle = all[Math.floor(all.length / 2)];
  if (!middle) throw new Error(`No ${kind} was found, so nothing was counted: their folders are named in pictureFigures.ts.`);
  return { all, middle };
}
