import type { ReactNode } from 'react';
import { useBookLanguage } from '../InLanguage';
import { meaningIn } from './meanings';
import { plainWords } from './plainWords';

const english = {
  ...plainWords.en,
  asText: 'This page as text',
  noGuide: (file: ReactNode, command: ReactNode) => (
    <>
      <strong>No guide yet.</strong> It belongs in {file}; {command} says so until it is there.
    </>
  ),
  toldWith: (name: ReactNode) => <>Told together with {name}, whose guide stands in the same folder.</>,
  lookedOn: (date: string, revision: ReactNode) => (
    <>
      On {date}, at revision {revision}
    </>
  ),
  spokenIntro: 'Roles and names in the story with which this page opens, after its play; “… +4” stands for four more parts.',
  code: 'Code',
  anyPage: 'Any page',
  element: (embedding: (words: string) => ReactNode) => (
    <>
      The element brings its own theme, language and toasts; {embedding('Embedding')} tells its attributes, Vue, and strict content security
      policies.
    </>
  ),
  required: 'required',
  inherits: (types: ReactNode) => <>Besides these it takes the props of the element or control it is built on (types from {types}).</>,
  portIntro: (client: ReactNode, ports: (words: string) => ReactNode) => (
    <>
      What an embedding system provides. The resources of {client} satisfy these as they stand; {ports('Ports')} tells how to write your
      own.
    </>
  ),
  messagesIntro: 'Each text can be replaced by its key; a template may use its arguments in braces.',
  area: 'Area',
  howMature: (all: number, { stable, inReview, draft }: { stable: number; inReview: number; draft: number }) =>
    `${all} components: ${stable} stable, ${inReview} in review, ${draft} draft.`,
  moreStories: (component: ReactNode) => <>More stories of {component}, where its guide, props and texts stand.</>,
};

const chinese: typeof english = {
  ...plainWords.zh,
  asText: '本页的纯文本',
  noGuide: (file, command) => (
    <>
      <strong>还没有指南。</strong>它应写在 {file} 中；写好之前，{command} 会一直提醒。
    </>
  ),
  toldWith: (name) => <>与 {name} 一并说明，指南在同一目录中。</>,
  lookedOn: (date, revision) => (
    <>
      检查日期：{date}，源码版本 {revision}
    </>
  ),
  spokenIntro: '本页开头的故事在操作完成后的角色和名称；“… +4”表示另有四个部分。',
  code: '代码',
  anyPage: '任何页面',
  element: (embedding) => <>自定义元素自带主题、语言和消息提示；属性、Vue 和严格的内容安全策略见{embedding('接入')}。</>,
  required: '必填',
  inherits: (types) => <>此外接受其所基于的元素或控件的属性（类型来自 {types}）。</>,
  portIntro: (client, ports) => (
    <>
      由接入方系统提供。{client} 的资源可以直接满足；如何自己编写见{ports('数据端口')}。
    </>
  ),
  messagesIntro: '每条文字都可以按键替换；模板可以在花括号中使用参数。',
  area: '领域',
  howMature: (all, { stable, inReview, draft }) => `共 ${all} 个组件：稳定 ${stable} 个，评审中 ${inReview} 个，草稿 ${draft} 个。`,
  moreStories: (component) => <>{component} 的更多故事；指南、属性和文字见该组件的页面。</>,
};

/** The words of a page, in the language of the toolbar. */
export function usePageWords() {
  const lang = useBookLanguage();
  return {
    lang,
    text: lang === 'zh' ? chinese : english,
    /** What a comment in the sources says, in Chinese where the page is. */
    meaningOf: (comment = '') => meaningIn(lang, comment),
  } as const;
}
