import type { Bilingual } from '../../../packages/curriculum-model/src';
import { guideFaults, keyboardRows, readGuide } from './guide';
import { axeCheck, releaseCheck, translationCheck, workbenchCheck } from './evidence';
import { need, said, want, type Check } from './check';
import { checkNames as names } from './maturityRule';
import type { Facts } from './facts';

export type Maturity = 'stable' | 'in review' | 'draft';

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
  if (component.package.endsWith('widgets') && !component.isOnlyInReact)
    checks.push(want(names.element, component.element !== undefined, element));
  return [...checks, axeCheck(facts), translationCheck(facts), workbenchCheck(facts), releaseCheck(facts)];
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

function undescribed(list: readonly string[]): Bilingual {
  return said(`not described: ${list.join(', ')}`, `没有说明：${list.join('、')}`);
}
