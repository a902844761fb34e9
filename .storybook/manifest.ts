import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import type { Manifests } from 'storybook/internal/types';
import { readComponents } from '../scripts/catalogue/made.mjs';
import { withoutReferences } from '../scripts/catalogue/withoutReferences.mjs';
import type { Component as Published } from '../docs/storybook/widget-page/catalogue';

const root = join(import.meta.dirname, '..');

interface ManifestComponent {
  path: string;
  name: string;
  error?: unknown;
  import?: string;
  stories?: { snippet?: string }[];
}

/**
 * Storybook's manifest for machines, with what it cannot find out itself: props from the catalogue of published components (Storybook's own reader knows no
 * workspace packages), the line that imports the component, and the guide next to its stories. Examples that only run here, on the stories' fakes, are left
 * out: the guide has one that runs elsewhere.
 */
export async function completeManifest(manifests?: Manifests): Promise<Manifests | undefined> {
  if (!manifests?.components) return manifests;
  const published = await readComponents();
  const names = new Set(published.map(({ name }) => name));
  const components = Object.entries(manifests.components.components).map(([id, component]) => {
    const found = published.find(({ titles }) => titles.some((title) => sanitize(title) === id));
    return [id, { ...(found ? described(component, found, names) : component), ...guideBeside(component) }] as const;
  });
  const completed = { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
  // Docgen names files by their absolute paths, which must not be published.
  return JSON.parse(withoutReferences(JSON.stringify(completed)).replaceAll(`${root}/`, '')) as Manifests;
}

function guideBeside({ path }: ManifestComponent): { apiDescription?: string } {
  const guide = join(root, dirname(path), 'README.md');
  return existsSync(guide) ? { apiDescription: readFileSync(guide, 'utf8') } : {};
}

/** A component as the catalogue knows it, in the words of Storybook's own docgen. */
export function described<Component extends ManifestComponent>(component: Component, published: Published, names: ReadonlySet<string>) {
  const { error: _, ...rest } = component;
  const { name, description, entry, folder } = published;
  return {
    ...rest,
    name,
    description,
    import: `import { ${name} } from '${entry}';`,
    stories: component.stories?.map(({ snippet, ...story }) => ({ ...story, ...exampleIn(snippet, names) })),
    reactDocgen: {
      displayName: name,
      exportName: name,
      actualName: name,
      definedInFile: `${folder}/${name}.tsx`,
      description,
      methods: [],
      props: Object.fromEntries(published.props.map((prop) => [prop.name, docgenProp(prop)])),
    },
  };
}

function docgenProp({ type, isRequired, description, default: value }: Published['props'][number]) {
  return {
    required: isRequired,
    tsType: { name: type, raw: type },
    description,
    ...(value === undefined ? {} : { defaultValue: { value, computed: false } }),
  };
}

/** The example of a story where it runs elsewhere: only published components, and no function of the stories. */
function exampleIn(snippet: string | undefined, names: ReadonlySet<string>): { snippet?: string } {
  if (snippet === undefined) return {};
  const example = snippet.replaceAll(/\bfn\(\)/g, '() => {}');
  const tags = [...example.matchAll(/<([A-Z]\w*)/g)].map(([, tag = '']) => tag);
  const callsSomething = /(?<![.\w])[A-Za-z_]\w*\(/.test(example);
  const isOfStories = /\b(?:fake|sample)[A-Z]/.test(example);
  return callsSomething || isOfStories || tags.some((tag) => !names.has(tag)) ? {} : { snippet: example };
}
