import { commentDialogMessages } from '../comments/CommentDialog/messages';
import { commentListMessages } from '../comments/CommentList/messages';
import { commentMarkMessages } from '../comments/CommentMark/messages';
import { commentThreadMessages } from '../comments/CommentThread/messages';
import type { Driver } from './Driver';
import { eitherOf, named, partsCalled } from './named';

/** `CommentDialog`, `CommentList`, `CommentThread`, `CommentMark` and `PlaceComments`: discussions about a course or a place in it. */
export function comments<Part>(driver: Driver<Part>) {
  const { part, click, check, press, write } = driver;
  const { by } = partsCalled(driver, commentListMessages);
  const thread = partsCalled(driver, commentThreadMessages);
  const { zh, en } = commentMarkMessages;
  const mark = (name: string) => {
    const counts = [zh, en].flatMap((text) => Array.from({ length: 99 }, (_, index) => text.open({ name, count: index + 1 })));
    return part('button', {
      name: eitherOf([...counts, zh.write({ name }), en.write({ name }), zh.resolved({ name }), en.resolved({ name })]),
    });
  };
  const about = (place: string, which?: number) => thread.of('article', 'about', { place }, { place: which });
  return {
    /** The window with the discussions of a course by its name. */
    dialog: (name: string) => partsCalled(driver, commentDialogMessages).of('dialog', 'title', { name }),
    list: by('region', 'title'),
    /** The button beside a place by the name of the place: it opens the discussions. */
    mark,
    /** A discussion by what it is about, and which of several, from 1. */
    thread: about,
    /** Begins a discussion. */
    async start(text: string) {
      await write(by('textbox', 'write'), text);
      await press(by('textbox', 'write'), 'Control+Enter');
    },
    async reply(inThread: Part, text: string) {
      const field = thread.by('textbox', 'replyLabel', { inside: inThread });
      await write(field, text);
      await press(field, 'Control+Enter');
    },
    resolve: (inThread: Part) => click(thread.by('button', 'resolve', { inside: inThread })),
    reopen: (inThread: Part) => click(thread.by('button', 'reopen', { inside: inThread })),
    /** Shows open or resolved discussions, or all. */
    show: (state: 'open' | 'resolved') =>
      check(part('radio', { name: new RegExp(`${named(commentListMessages, state, { start: true }).source} \\d+$`) })),
  };
}
