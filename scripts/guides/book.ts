import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { accessibilityOf } from '../../docs/storybook/widget-page/accessibility';
import type { Component } from '../../docs/storybook/widget-page/catalogue';
import type { Check } from '../../docs/storybook/widget-page/check';
import { releaseOf } from '../../docs/storybook/widget-page/since';
import type { Bilingual, SpecifiedState } from '../../docs/storybook/states/specifiedStates';
import { checksOf, maturityOf, statesIn, type Maturity } from '../../docs/storybook/widget-page/maturity';
import { readComponents } from '../catalogue/made.mjs';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';
import { withoutMark } from './twins';

/** One story with the specified states that it shows. */
export interface StoryLine {
  id: string;
  name: string;
  states: readonly { id: string; title: Bilingual }[];
}

/** The content of the page of a component. */
export interface Chapter {
  component: Component;
  guide: string | undefined;
  /** The same in Chinese, without its code. */
  chinese: string | undefined;
  stories: readonly StoryLine[];
  checks: readonly Check[];
  maturity: Maturity;
}

/** A file of the repository as text. */
export function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The states that the specifications name or imply. */
export function readStates(): SpecifiedState[] {
  return JSON.parse(readText('docs/states/states.json')) as SpecifiedState[];
}

/** Every published component with its guide, stories and checks. */
export async function readBook(): Promise<Chapter[]> {
  const components = await readComponents();
  const states = readStates();
  const titleOf = new Map(states.map(({ id, title }) => [id, title]));
  const files = listFiles(['packages'], (name: string) => name.endsWith('.stories.tsx')).map((path) => ({ path, text: readText(path) }));
  const covered = new Set(statesIn(files.map(({ text }) => text)));

  return components.map((component) => {
    const own = files.filter(({ text }) => component.titles.some((title) => text.includes(`title: '${title}'`)));
    const guide = textBeside(component, 'README.md');
    const chineseGuide = textBeside(component, 'README.zh.md');
    const checks = checksOf({
      component,
      namesakes: components.filter(({ folder }) => folder === component.folder).map(({ name }) => name),
      guide,
      chineseGuide,
      stories: own.map(({ text }) => text),
      states: states.map(({ id }) => id),
      covered,
      accessibility: accessibilityOf(component),
      release: releaseOf(component),
    });
    const chinese = chineseGuide === undefined ? undefined : withoutMark(chineseGuide);
    const ownStories = own.flatMap(({ text }) => storyLines(text, titleOf));
    return { component, guide, chinese, stories: ownStories, checks, maturity: maturityOf(checks) };
  });
}

function textBeside({ folder }: Component, name: string) {
  const path = `${folder}/${name}`;
  return existsSync(join(root, path)) ? readText(path) : undefined;
}

function storyLines(text: string, titleOf: ReadonlyMap<string, Bilingual>): StoryLine[] {
  const csf = loadCsf(text, { makeTitle: (title) => title }).parse();
  return csf.stories.map(({ id, name, tags = [] }) => ({
    id,
    name: name ?? id,
    states: tags
      .filter((tag) => tag.startsWith('state:'))
      .map((tag) => tag.slice('state:'.length))
      .flatMap((state) => (titleOf.has(state) ? [{ id: state, title: titleOf.get(state)! }] : [])),
  }));
}
