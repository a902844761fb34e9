import type { Bilingual } from '../../../packages/curriculum-model/src';
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
  name: Bilingual;
  isMet: boolean;
  /** Without it a component is a draft. */
  isNeeded: boolean;
  detail: Bilingual;
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
    need(
      names.states,
      uncovered.length === 0,
      specified.length === 0 ? said('none is specified', '没有规定的状态') : counted(specified, uncovered),
    ),
    need(
      names.tests,
      plays + component.tests.length > 0,
      said(
        `${plays} stories that act, ${component.tests.length} test files`,
        `${plays} 个有操作的故事，${component.tests.length} 个测试文件`,
      ),
    ),
    need(
      names.languages,
      facts.stories.some(isEnglish),
      said('a story in English beside the Chinese ones', '除中文故事外，至少有一个英文故事'),
    ),
    want(names.guide, faults.length === 0, faults.length === 0 ? said('complete', '完整') : said(faults.join('; '), faults.join('；'))),
    want(
      names.keyboard,
      keys > 0,
      keys > 0 ? said(`${keys} rows`, `${keys} 行`) : said('the guide does not tell the keys', '指南没有说明按键'),
    ),
    want(names.props, unsaid.length === 0, unsaid.length === 0 ? said('each described', '每个都有说明') : undescribed(unsaid)),
  ];
  if (calls.length > 0) {
    const isSaid = unsaidCalls.length === 0;
    checks.push(want(names.port, isSaid, isSaid ? said('each call described', '每个调用都有说明') : undescribed(unsaidCalls)));
  }
  const element = component.element === undefined ? said('none', '没有') : said(component.element, component.element);
  return component.package.endsWith('widgets') && !component.isOnlyInReact
    ? [...checks, want(names.element, component.element !== undefined, element)]
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

function counted(specified: readonly string[], uncovered: readonly string[]): Bilingual {
  const [count, all, list] = [specified.length - uncovered.length, specified.length, uncovered.join(', ')];
  const told = said(`${count} of ${all} have a story`, `${all} 个中 ${count} 个有故事`);
  return uncovered.length === 0 ? told : said(`${told.en}; without one: ${list}`, `${told.zh}；没有的：${list}`);
}

function said(en: string, zh: string): Bilingual {
  return { en, zh };
}

function undescribed(list: readonly string[]): Bilingual {
  return said(`not described: ${list.join(', ')}`, `没有说明：${list.join('、')}`);
}

const names = {
  states: said('States', '状态'),
  tests: said('Tests', '测试'),
  languages: said('Both languages', '两种语言'),
  guide: said('Guide', '指南'),
  keyboard: said('Keyboard', '键盘'),
  props: said('Props', '属性'),
  port: said('Port', '端口'),
  element: said('Element', '自定义元素'),
};

const need = (name: Bilingual, isMet: boolean, detail: Bilingual): Check => ({ name, isMet, isNeeded: true, detail });
const want = (name: Bilingual, isMet: boolean, detail: Bilingual): Check => ({ name, isMet, isNeeded: false, detail });
