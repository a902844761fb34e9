import { plainWords } from '../../docs/storybook/widget-page/plainWords';

/** The words of the text twin of a component's page. */
export const twinWords = {
  en: {
    ...plainWords.en,
    element: 'Custom element',
    inherits: (types: string) => `It also takes the props of what it is built on (types from ${types}).`,
    story: 'Story',
    state: 'Specified state',
    required: ' (required)',
    met: 'met: ',
    notMet: 'not met: ',
    spokenIntro: 'Roles and names in the typical story, after its play; `… +4` stands for four more parts.',
    lookedOn: (date: string, revision: string) => `On ${date}, at revision ${revision}`,
    end: '.',
  },
  zh: {
    ...plainWords.zh,
    element: '自定义元素',
    inherits: (types: string) => `此外接受其所基于的元素或控件的属性（类型来自 ${types}）。`,
    story: '故事',
    state: '规定的状态',
    required: '（必填）',
    met: '满足：',
    notMet: '未满足：',
    spokenIntro: '典型故事在操作完成后的角色和名称；`… +4` 表示另有四个部分。',
    lookedOn: (date: string, revision: string) => `检查日期：${date}，源码版本 ${revision}`,
    end: '。',
  },
};

/** A language of the twins. */
export type TwinLanguage = keyof typeof twinWords;
