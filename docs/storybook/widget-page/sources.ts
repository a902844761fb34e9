import type { Component } from './catalogue';

const catalogues = import.meta.glob<readonly Component[]>('../../../packages/*/catalogue.json', { import: 'components', eager: true });
const guides = import.meta.glob<string>('../../../packages/*/src/**/README.md', { query: '?raw', import: 'default', eager: true });
const storyTexts = import.meta.glob<string>('../../../packages/*/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });
// Only their names count; nothing of a test is loaded.
const tests = import.meta.glob('../../../packages/*/src/**/*.test.{ts,tsx}');

const fromRoot = (path: string) => path.replace(/^(\.\.\/)+/, '');

/** Every published component, the primitives first. */
export const components: readonly Component[] = Object.keys(catalogues)
  .sort()
  .reverse()
  .flatMap((path) => catalogues[path]!);

/** The components whose stories stand under a title; the one that the page is for comes first. */
export function componentsOfTitle(title: string): Component[] {
  return components.filter(({ titles }) => titles.includes(title));
}

/** The guide of a component's folder. */
export function guideOf({ folder }: Component): string | undefined {
  return guides[`../../../${folder}/README.md`];
}

/** The text of a component's story files. */
export function storiesOf({ titles }: Component): string[] {
  return Object.values(storyTexts).filter((text) => titles.some((title) => text.includes(`title: '${title}'`)));
}

/** The text of every story file. */
export const allStories: readonly string[] = Object.values(storyTexts);

/** The tests below a folder. */
export function testsBelow(folder: string): string[] {
  return Object.keys(tests)
    .map(fromRoot)
    .filter((path) => path.startsWith(`${folder}/`));
}
