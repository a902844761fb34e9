import { defineMessages } from '@college/ui/messages';
import { all, noData } from '@college/ui/words';

export const policyListMessages = defineMessages('policyList', {
  words: { all, empty: noData },
  en: {
    title: 'Education policies',
    facts: ({ count }: { count: number }) => `${count} ${count === 1 ? 'document' : 'documents'}. Each opens in a new tab.`,
    type: 'Type',
    choice: ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
    newTab: '(opens in a new tab)',
    noLink: 'This address is not a web page, so it is not linked.',
    otherType: ({ type }: { type: number }) => `Type ${type}`,
    emptyHint: 'There are no policy documents here yet.',
  },
  zh: {
    title: '教育政策',
    facts: ({ count }) => `共 ${count} 份文件，单击后在新标签页打开。`,
    type: '类型',
    choice: ({ name, count }) => `${name}（${count}）`,
    newTab: '（在新标签页打开）',
    noLink: '这个地址不是网页，没有做成链接。',
    otherType: ({ type }) => `类型 ${type}`,
    emptyHint: '这里还没有政策文件。',
  },
});
