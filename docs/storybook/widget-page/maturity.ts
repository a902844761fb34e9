import type { Component } from './catalogue';
import { guideFaults, keyboardRows, readGuide } from './guide';

export type Maturity = 'stable' | 'in review' | 'draft';

/** What a component's checks are computed from. */
export interface Facts {
  component: Component;
  /** Names of the components that share its folder and its guide. */
  namesakes: readonly string[];
  guide: string | undefined;
  /** The texts of its story files. */
  stories: readonly string[];
  /** Ids of all specified states. */
  states: readonly string[];
  /** The states that any story covers. */
  covered: ReadonlySet<string>;
}

export interface Check {
  name: string;
  isMet: boolean;
  /** Without it a component is a draft. */
  isNeeded: boolean;
  detail: string;
}

const stateTag = /['"]state:([\w.-]+)['"]/g;

/** The ids of the states that some stories carry as tags. */
export function statesIn(stories: readonly string[]): string[] {
  return [...new Set(stories.flatMap((text) => [...text.matchAll(stateTag)].map(([, id]) => id!)))];
}

/** Every check of a component, in display order. */
export function checksOf(facts: Facts): Check[] {
  const { component, guide } = facts;
  const specified = specifiedStates(facts);
  const uncovered = specified.filter((id) => !facts.covered.has(id));
  const faults = guide === undefined ? ['there is no guide'] : guideFaults(guide, facts.namesakes);
  const keys = keyboardRows(readGuide(guide ?? '').sections.Keyboard ?? '');
  const unsaid = component.props.filter(({ description }) => !description).map(({ name }) => name);
  const calls = component.ports.flatMap(({ members }) => members);
  const unsaidCalls = calls.filter(({ description }) => !description).map(({ name }) => name);
  const plays = facts.stories.reduce((sum, text) => sum + (text.match(/\bplay: /g)?.length ?? 0), 0);
  const checks: Check[] = [
    need('States', uncovered.length === 0, specified.length === 0 ? 'none is specified' : counted(specified, uncovered)),
    need('Tests', plays + component.tests.length > 0, `${plays} stories that act, ${component.tests.length} test files`),
    need('Both languages', facts.stories.some(isEnglish), 'a story in English beside the Chinese ones'),
    want('Guide', faults.length === 0, faults.join('; ') || 'complete'),
    want('Keyboard', keys > 0, keys > 0 ? `${keys} rows` : 'the guide does not tell the keys'),
    want('Props', unsaid.length === 0, unsaid.length === 0 ? 'each described' : `not described: ${unsaid.join(', ')}`),
  ];
  if (calls.length > 0) {
    checks.push(
      want('Port', unsaidCalls.length === 0, unsaidCalls.length === 0 ? 'each call described' : `not described: ${unsaidCalls.join(', ')}`),
    );
  }
  return component.package.endsWith('widgets') && !component.isOnlyInReact
    ? [...checks, want('Element', component.element !== undefined, component.element ?? 'none')]
    : checks;
}

/** What the checks add up to. */
export function maturityOf(checks: readonly Check[]): Maturity {
  if (checks.every(({ isMet }) => isMet)) return 'stable';
  return checks.every(({ isMet, isNeeded }) => isMet || !isNeeded) ? 'in review' : 'draft';
}

/** All states of the specified widgets that the component's stories show. */
function specifiedStates({ stories, states }: Facts) {
  const widgets = new Set(statesIn(stories).map((id) => id.split('.')[0]));
  return states.filter((id) => widgets.has(id.split('.')[0]));
}

function isEnglish(text: string) {
  return /globals: \{[^}]*language: '80102'/.test(text);
}

function counted(specified: readonly string[], uncovered: readonly string[]) {
  const told = `${specified.length - uncovered.length} of ${specified.length} have a story`;
  return uncovered.length === 0 ? told : `${told}; without one: ${uncovered.join(', ')}`;
}

const need = (name: string, isMet: boolean, detail: string): Check => ({ name, isMet, isNeeded: true, detail });
const want = (name: string, isMet: boolean, detail: string): Check => ({ name, isMet, isNeeded: false, detail });
