import * as domainTerms from '@college/curriculum-model/terms';
import { labelsOf, newsFields } from '@college/curriculum-model';
import { counted, defineMessages } from '@college/ui/messages';
import { cancel, close, deletedSuccessfully, deleting, edit, noData, remove, save, saving } from '@college/ui/words';

interface Titled {
  title: string;
}

/** Built-in text of `NewsList`. */
export const newsListMessages = defineMessages('newsList', {
  words: { page: domainTerms.news, deleting, deleted: deletedSuccessfully, empty: noData, save, saving, cancel, close, edit, remove },
  en: {
    facts: ({ count }: { count: string }) => counted(count, 'item'),
    latestFirst: ({ count }: { count: string }) => `${counted(count, 'item')}, latest first`,
    found: ({ count }: { count: string }) => `${count} found`,
    search: 'Title or text',
    ...labelsOf(newsFields, 'en'),
    brief: 'Brief',
    date: 'Date',
    create: 'New item',
    openOf: ({ title }: Titled) => `Read ${title}`,
    editOf: ({ title }: Titled) => `Edit ${title}`,
    removeOf: ({ title }: Titled) => `Delete ${title}`,
    confirm: 'Delete item',
    loss: 'Nobody in the college can read it any more.',
    emptyHint: 'There is no news yet.',
    emptyHintWriter: 'Write the first item: everybody in the college reads it here.',
    noHit: ({ keyword }: { keyword: string }) => `No news contains “${keyword}”.`,
    failed: 'The news could not be loaded',
    newItem: 'New item',
    editItem: 'Edit item',
    contentHelp: 'Paragraphs are kept as they are typed.',
    titleEmpty: 'Enter a title.',
    contentEmpty: 'Enter the text.',
    leave: 'Give up what is not saved?',
    leaveHint: 'What you wrote here is not saved yet.',
    leaveConfirm: 'Give it up',
    leaveStay: 'Go on writing',
    loading: 'Loading the item',
    itemFailed: 'This item could not be loaded',
    later: 'Later item',
    earlier: 'Earlier item',
    previous: 'Previous item',
    next: 'Next item',
  },
  zh: {
    facts: ({ count }) => `共${count}条`,
    latestFirst: ({ count }) => `共${count}条，最新的在前`,
    found: ({ count }) => `找到${count}条`,
    search: '标题或正文',
    ...labelsOf(newsFields, 'zh'),
    brief: '摘要',
    date: '日期',
    create: '新建新闻',
    openOf: ({ title }) => `阅读《${title}》`,
    editOf: ({ title }) => `编辑《${title}》`,
    removeOf: ({ title }) => `删除《${title}》`,
    confirm: '删除新闻',
    loss: '删除后，学校里的人都看不到它了。',
    emptyHint: '还没有新闻。',
    emptyHintWriter: '写第一条新闻，学校里的人都能在这里读到。',
    noHit: ({ keyword }) => `没有含「${keyword}」的新闻。`,
    failed: '没有取到新闻',
    newItem: '新建新闻',
    editItem: '编辑新闻',
    contentHelp: '分段按输入的样子显示。',
    titleEmpty: '请填写标题。',
    contentEmpty: '请填写正文。',
    leave: '放弃还没有保存的内容？',
    leaveHint: '这里写下的内容还没有保存。',
    leaveConfirm: '放弃',
    leaveStay: '继续写',
    loading: '正在载入新闻',
    itemFailed: '没有取到这条新闻',
    later: '较新一条',
    earlier: '较早一条',
    previous: '上一条',
    next: '下一条',
  },
});

/** The text of `NewsList` in one language. */
export type NewsListText = typeof newsListMessages.en | typeof newsListMessages.zh;
