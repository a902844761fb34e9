import type { Component } from './catalogue';

const guides = import.meta.glob<string>('../../../packages/*/src/**/README.md', { query: '?raw', import: 'default', eager: true });
const chineseGuides = import.meta.glob<string>('../../../packages/*/src/**/README.zh.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const storyTexts = import.meta.glob<string>('../../../packages/*/src/**/*.stories.tsx', { query: '?raw', import: 'default', eager: true });

/** The guide of a component's folder. */
export function guideOf({ folder }: Component): string | undefined {
  return guides[`../../../${folder}/README.md`];
}

/** The same in Chinese, without the code. */
export function chineseGuideOf({ folder }: Component): string | undefined {
  return chineseGuides[`../../../${folder}/README.zh.md`]?.replace(/\n*<!-- of: \w* -->\s*$/, '');
}

/** The text of a component's story files. */
export function storiesOf({ titles }: Component): string[] {
  return Object.values(storyTexts).filter((text) => titles.some((title) => text.includes(`title: '${title}'`)));
}

/** The text of every story file. */
export const allStories: readonly string[] = Object.values(storyTexts);
