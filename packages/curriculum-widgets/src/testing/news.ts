import { newNoticesMessages } from '../notices/NewNotices/messages';
import { newsListMessages } from '../news/NewsList/messages';
import { noticeBellMessages } from '../notices/NoticeBell/messages';
import { noticeListMessages } from '../notices/NoticeList/messages';
import { outlineListMessages } from '../outlines/OutlineList/messages';
import type { Driver } from './Driver';
import { eitherOf, named, partsCalled } from './named';
import { recordList } from './recordList';

/** `NewsList`: news of the college, to be read and written. */
export function newsList<Part>(driver: Driver<Part>) {
  const { part, click, write, gone } = driver;
  const { by, of } = partsCalled(driver, newsListMessages);
  const editor = part('dialog', {
    name: eitherOf([newsListMessages.zh, newsListMessages.en].flatMap(({ newItem, editItem }) => [newItem, editItem])),
  });
  return {
    ...recordList(driver, {
      search: by('searchbox', 'search'),
      removeButton: (title) => of('button', 'removeOf', { title }),
      confirm: named(newsListMessages, 'confirm'),
    }),
    editor,
    /** The window of an item that is read. */
    item: (title: string) => part('dialog', { name: eitherOf([title]) }),
    read: (title: string) => click(of('button', 'openOf', { title })),
    /** Writes a new item, and waits until the window has closed. */
    async add({ title, content }: { title: string; content: string }) {
      await click(by('button', 'create'));
      await write(by('textbox', 'title', { inside: editor }), title);
      await write(by('textbox', 'content', { inside: editor }), content);
      await click(by('button', 'save', { inside: editor }));
      await gone(editor);
    },
  };
}

/** `NoticeBell`, `NoticeList` and `NewNotices`: what somebody is told. */
export function notices<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const bell = part('button', {
    name: new RegExp(`^(${noticeBellMessages.zh.notices}(，|$)|${noticeBellMessages.en.notices}(,|$))`),
  });
  return {
    bell,
    list: partsCalled(driver, noticeListMessages).by('list', 'title'),
    /** The section of the start page with what is new. */
    fresh: partsCalled(driver, newNoticesMessages).by('region', 'title'),
    notice: (words: string | RegExp) => part('link', { name: words }),
    /** Opens the list below the bell. */
    open: () => click(bell),
  };
}

/** `OutlineList`: the sample outlines of the assistant. */
export function outlineList<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by, of } = partsCalled(driver, outlineListMessages);
  return {
    ...recordList(driver, {
      search: by('searchbox', 'search'),
      removeButton: (title) => of('button', 'removeOf', { title }),
      confirm: named(outlineListMessages, 'confirm'),
    }),
    create: by('button', 'create'),
    outline: (title: string) => part('dialog', { name: eitherOf([title]) }),
    read: (title: string) => click(of('button', 'openOf', { title })),
    /** Lets the assistant use an outline, or leave it out. */
    switch: (title: string, to: 'switchOn' | 'switchOff') => click(of('button', to, { title })),
  };
}
