import { localeOf } from '@college/ui/theme';
import type { ReactNode } from 'react';
import { useToolbar } from '../states/useToolbar';
import { meaningIn } from './meanings';

const english = {
  asText: 'This page as text',
  noGuide: (file: ReactNode, command: ReactNode) => (
    <>
      <strong>No guide yet.</strong> It belongs in {file}; {command} says so until it is there.
    </>
  ),
  toldWith: (name: ReactNode) => <>Told together with {name}, whose guide stands in the same folder.</>,
  anatomy: 'Anatomy',
  do: 'Do',
  dont: "Don't",
  accessibility: 'Accessibility',
  notLookedAt: 'The sweep of all stories, in both languages and three themes, has not looked at this component yet.',
  axeFound: 'What axe found against WCAG 2.2, levels A and AA',
  noViolation: 'nothing',
  lookedAt: (stories: number, looks: string) => `Looked at: ${stories} ${stories === 1 ? 'story' : 'stories'} (${looks})`,
  lookedOn: (date: string, revision: ReactNode) => (
    <>
      On {date}, at revision {revision}
    </>
  ),
  spoken: 'What a screen reader is told',
  spokenIntro: 'Roles and names in the story with which this page opens, after its play; “… +4” stands for four more parts.',
  keyboard: 'Keyboard',
  code: 'Code',
  anyPage: 'Any page',
  element: (embedding: (words: string) => ReactNode) => (
    <>
      The element brings its own theme, language and toasts; {embedding('Embedding')} tells its attributes, Vue, and strict content security
      policies.
    </>
  ),
  props: 'Props',
  events: 'Events',
  name: 'Name',
  onElement: 'On the element',
  type: 'Type',
  whatItDoes: 'What it does',
  required: 'required',
  default: 'Default:',
  inherits: (types: ReactNode) => <>Besides these it takes the props of the element or control it is built on (types from {types}).</>,
  listed: ', ',
  port: 'Port',
  portIntro: (client: ReactNode, ports: (words: string) => ReactNode) => (
    <>
      What an embedding system provides. The resources of {client} satisfy these as they stand; {ports('Ports')} tells how to write your
      own.
    </>
  ),
  shapes: 'Its shapes, limits and examples, and a port that answers sample data',
  call: 'Call',
  optional: 'Optional.',
  toCopy: 'In plain JavaScript, to be copied and filled in:',
  messages: 'Messages',
  messagesIntro: 'Each text can be replaced by its key; a template may use its arguments in braces.',
  key: 'Key',
  states: 'States',
  tokens: 'Tokens',
  checks: 'Checks',
  colon: ': ',
  semicolon: '; ',
  maturity: 'Maturity',
  component: 'Component',
  area: 'Area',
  missing: 'What is missing',
  howMature: (all: number, { stable, inReview, draft }: { stable: number; inReview: number; draft: number }) =>
    `${all} components: ${stable} stable, ${inReview} in review, ${draft} draft.`,
  moreStories: (component: ReactNode) => <>More stories of {component}, where its guide, props and texts stand.</>,
};

const chinese: typeof english = {
  asText: '本页的纯文本',
  noGuide: (file, command) => (
    <>
      <strong>还没有指南。</strong>它应写在 {file} 中；写好之前，{command} 会一直提醒。
    </>
  ),
  toldWith: (name) => <>与 {name} 一并说明，指南在同一目录中。</>,
  anatomy: '组成',
  do: '宜',
  dont: '忌',
  accessibility: '无障碍',
  notLookedAt: '在两种语言、三种主题下对全部故事的检查尚未包括此组件。',
  axeFound: 'axe 发现的不符合 WCAG 2.2 A 级和 AA 级之处',
  noViolation: '无',
  lookedAt: (stories, looks) => `检查范围：${stories} 个故事（${looks}）`,
  lookedOn: (date, revision) => (
    <>
      检查日期：{date}，源码版本 {revision}
    </>
  ),
  spoken: '读屏软件得到的内容',
  spokenIntro: '本页开头的故事在操作完成后的角色和名称；“… +4”表示另有四个部分。',
  keyboard: '键盘',
  code: '代码',
  anyPage: '任何页面',
  element: (embedding) => <>自定义元素自带主题、语言和消息提示；属性、Vue 和严格的内容安全策略见{embedding('接入')}。</>,
  props: '属性',
  events: '事件',
  name: '名称',
  onElement: '在元素上',
  type: '类型',
  whatItDoes: '作用',
  required: '必填',
  default: '默认：',
  inherits: (types) => <>此外接受其所基于的元素或控件的属性（类型来自 {types}）。</>,
  listed: '、',
  port: '端口',
  portIntro: (client, ports) => (
    <>
      由接入方系统提供。{client} 的资源可以直接满足；如何自己编写见{ports('数据端口')}。
    </>
  ),
  shapes: '它的数据、限制和示例，以及一个返回示例数据的端口',
  call: '调用',
  optional: '可省略。',
  toCopy: '纯 JavaScript，复制后填写：',
  messages: '文字',
  messagesIntro: '每条文字都可以按键替换；模板可以在花括号中使用参数。',
  key: '键',
  states: '状态',
  tokens: '设计变量',
  checks: '检查',
  colon: '：',
  semicolon: '；',
  maturity: '成熟度',
  component: '组件',
  area: '领域',
  missing: '缺少什么',
  howMature: (all, { stable, inReview, draft }) => `共 ${all} 个组件：稳定 ${stable} 个，评审中 ${inReview} 个，草稿 ${draft} 个。`,
  moreStories: (component) => <>{component} 的更多故事；指南、属性和文字见该组件的页面。</>,
};

/** The words of a page, in the language of the toolbar. */
export function usePageWords() {
  const { language } = useToolbar();
  const isChinese = localeOf(language as string | undefined) === 'zh-CN';
  return {
    isChinese,
    lang: isChinese ? 'zh' : 'en',
    text: isChinese ? chinese : english,
    /** What a comment in the sources says, in Chinese where the page is. */
    meaningOf: (comment = '') => meaningIn(isChinese ? 'zh' : 'en', comment),
  } as const;
}
