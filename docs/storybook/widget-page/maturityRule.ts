import type { Bilingual } from '../../../packages/curriculum-model/src';
import { said } from './check';

/** What the checks are called. */
export const checkNames = {
  states: said('States', '状态'),
  tests: said('Tests', '测试'),
  languages: said('Both languages', '两种语言'),
  guide: said('Guide', '指南'),
  keyboard: said('Keyboard', '键盘'),
  props: said('Props', '属性'),
  port: said('Port', '端口'),
  element: said('Element', '自定义元素'),
  axe: said('axe', 'axe'),
  translation: said('Guide in both languages', '两种语言的指南'),
  workbench: said('Workbench', '工作台'),
  since: said('Since', '始于版本'),
};

/** When each of them holds. */
const rules: Readonly<Record<keyof typeof checkNames, Bilingual & { isNeeded?: boolean }>> = {
  states: {
    ...said('every specified state of what its stories show has a story', '其故事所展示内容的每个规定状态都有故事'),
    isNeeded: true,
  },
  tests: { ...said('stories act and assert, or test files stand beside it', '有带操作和断言的故事，或同目录中有测试文件'), isNeeded: true },
  languages: { ...said('a story shows it in English beside the Chinese ones', '除中文故事外，有一个英文故事'), isNeeded: true },
  guide: said(
    "the guide beside it is complete: purpose, anatomy, do and don't, keyboard, React code",
    '同目录的指南完整：用途、组成、宜与忌、键盘、React 代码',
  ),
  keyboard: said('the guide tells its keys, or that it takes none', '指南说明了按键，或说明它不使用按键'),
  props: said('each prop has a description', '每个属性都有说明'),
  port: said('each call of its ports has a description', '其端口的每个调用都有说明'),
  element: said('it is published as a custom element (widgets only)', '已作为自定义元素发布（仅业务组件）'),
  axe: said(
    'the sweep of all stories looked at each of its stories in both languages and three themes, and axe found nothing against WCAG 2.2 A and AA',
    '它的每个故事都在两种语言、三种主题下检查过，axe 没有发现不符合 WCAG 2.2 A 级和 AA 级之处',
  ),
  translation: said('README.md and README.zh.md stand beside it, with all headings', '同目录中有 README.md 和 README.zh.md，标题齐全'),
  workbench: said('the workbench imports it, by itself or inside something else', '工作台直接引入，或在其引入的组件中使用'),
  since: said(
    'a published version has it; nothing is asked before the first version is published',
    '已包含在发布的版本中；首个版本发布之前不作要求',
  ),
};

const texts = {
  en: {
    intro:
      "How far each component has come. Nobody sets it: it is computed from the component's checks, each with its evidence, whenever Storybook is built.",
    heads: ['Check', 'Holds when', 'Needed'],
    yes: 'yes',
    sum: '**Stable** meets every check. **In review** meets those that are needed. **Draft** misses one of them.',
  },
  zh: {
    intro: '各组件的成熟程度。它不由任何人设定：每次构建 Storybook 时，根据组件的各项检查及其依据计算得出。',
    heads: ['检查', '何时满足', '必需'],
    yes: '是',
    sum: '**稳定**：满足全部检查。**评审中**：满足必需的检查。**草稿**：至少有一项必需的检查不满足。',
  },
};

/** How maturity is computed, as Markdown. */
export function maturityRule(lang: 'zh' | 'en'): string {
  const { intro, heads, yes, sum } = texts[lang];
  const names = Object.keys(rules) as (keyof typeof rules)[];
  const rows = names.map((name) => [checkNames[name][lang], rules[name][lang], rules[name].isNeeded ? yes : '']);
  const table = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return `${intro}\n\n${table.join('\n')}\n\n${sum}`;
}
