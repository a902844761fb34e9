import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { withoutReferences } from '../scripts/catalogue/withoutReferences.mjs';
import { listFiles } from '../scripts/files.mjs';
import { root } from '../scripts/paths.mjs';

const docgenName = 'storybook:react-docgen-plugin';
const declaration = /^export (?:default )?(?:function|const|class) (\w+)/gm;

/** Names of the components that a stories file documents, by `component` and `subcomponents`. */
export function documentedIn(stories: string): string[] {
  return [...stories.matchAll(/\bcomponent: (\w+)|\bsubcomponents: \{([^}]*)\}/g)].flatMap(
    ([, component, subcomponents = '']) => (component ?? subcomponents).match(/\w+/g) ?? [],
  );
}

/** Names of the components that any story documents. */
function documentedNames(): Set<string> {
  const stories = listFiles(['packages'], (name) => name.endsWith('.stories.tsx'));
  return new Set(stories.flatMap((file) => documentedIn(readFileSync(join(root, file), 'utf8'))));
}

/**
 * Has Storybook's docgen read the components that stories document, for their controls, and no other file: it parses each one, and what that imports, which
 * took a third of the build. Descriptions are read as an embedder reads them.
 */
export function docgenOfStories(plugins: readonly PluginOption[] = [], names: ReadonlySet<string> = documentedNames()): PluginOption[] {
  const docgen = plugins.find((plugin): plugin is Plugin => Boolean(plugin) && (plugin as Plugin).name === docgenName);
  const transform = docgen?.transform;
  if (typeof transform !== 'function')
    throw new Error(`docgenOfStories: Storybook has no plugin ${docgenName} any more. See its release notes.`);
  const gated: Plugin = {
    ...(docgen as Plugin),
    transform(source, id, options) {
      const isDocumented = [...source.matchAll(declaration)].some(([, name = '']) => names.has(name));
      return isDocumented ? transform.call(this, withoutReferences(source), id, options) : undefined;
    },
  };
  return plugins.map((plugin) => (plugin === docgen ? gated : plugin));
}
