import { defineMessages } from '@college/ui/messages';

interface Counts {
  shown: string;
  all: string;
}

/** Text of the page of states. */
export const statesMessages = defineMessages('statesPage', {
  en: {
    title: 'States',
    intro: 'Every state that the specifications name or imply, by widget, with the stories that show it.',
    shortcut: 'Alt+Shift+S leads from any story to its row here; the row leads back.',
    filters: 'Filter the states',
    widget: 'Widget',
    anyWidget: 'All widgets',
    find: 'Find',
    findHint: 'Title, state id or error code',
    clear: 'Show all',
    shown: ({ shown, all }: Counts) => `${shown} of ${all} states shown`,
    nothing: 'No state matches',
    nothingHint: 'Take a word away, or choose another widget.',
    noState: 'That story shows no specified state.',
    states: 'States of',
    state: 'State',
    codes: 'Error code',
    stories: 'Stories',
    none: 'No story yet',
  },
  zh: {
    title: '状态',
    intro: '规范写明或隐含的每个状态，按组件排列，并给出展示它的故事。',
    shortcut: '在任何故事中按 Alt+Shift+S，即到它在这里的那一行；从该行可以回到故事。',
    filters: '筛选状态',
    widget: '组件',
    anyWidget: '全部组件',
    find: '查找',
    findHint: '标题、状态编号或错误码',
    clear: '显示全部',
    shown: ({ shown, all }) => `显示 ${shown} 个状态，共 ${all} 个`,
    nothing: '没有符合的状态',
    nothingHint: '减少一些字词，或改选其他组件。',
    noState: '那个故事不展示规范中的状态。',
    states: '组件的状态：',
    state: '状态',
    codes: '错误码',
    stories: '故事',
    none: '还没有故事',
  },
});
