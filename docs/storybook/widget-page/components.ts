import type { Component } from './catalogue';

const catalogues = import.meta.glob<readonly Component[]>('../../../packages/*/catalogue.json', { import: 'components', eager: true });

/** Every published component, the primitives first. */
export const components: readonly Component[] = Object.keys(catalogues)
  .sort()
  .reverse()
  .flatMap((path) => catalogues[path]!);

/** The components whose stories stand under a title; the one that the page is for comes first. */
export function componentsOfTitle(title: string): Component[] {
  return components.filter(({ titles }) => titles.includes(title));
}
