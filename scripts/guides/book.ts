import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Component } from '../../docs/storybook/widget-page/catalogue';
import type { Bilingual, SpecifiedState } from '../../docs/storybook/states/specifiedStates';
import { checksOf, maturityOf, statesIn, type Check, type Maturity } from '../../docs/storybook/widget-page/maturity';
import { readComponents } from '../catalogue/made.mjs';
import { listFiles } from '../files.mjs';
import { root } from '../paths.mjs';

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
    const guidePath = `${component.folder}/README.md`;
    const guide = existsSync(join(root, guidePath)) ? readText(guidePath) : undefined;
    const checks = checksOf({
      component,
      namesakes: components.filter(({ folder }) => folder === component.folder).map(({ name }) => name),
      guide,
      stories: own.map(({ text }) => text),
      states: states.map(({ id }) => id),
      covered,
    });
    return { component, guide, stories: own.flatMap(({ text }) => storyLines(text, titleOf)), checks, maturity: maturityOf(checks) };
  });
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
