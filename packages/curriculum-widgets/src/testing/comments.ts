import { levelNames } from '@college/curriculum-model';
import { commentDialogMessages } from '../comments/CommentDialog/messages';
import { commentListMessages } from '../comments/CommentList/messages';
import { commentMarkMessages } from '../comments/CommentMark/messages';
import { commentThreadMessages } from '../comments/CommentThread/messages';
import type { Driver } from './Driver';
import { eitherOf, named, partsCalled } from './named';
import { quickFixes } from './quickFixes';

/** Stands for any count. */
const several = 987;

/** What the mark beside a place may be called: by what is said about the place, what the rules find there, or both. */
function markNames(name: string): RegExp {
  const names = (['zh', 'en'] as const).flatMap((language) => {
    const text = commentMarkMessages[language];
    const levels = Object.values(levelNames).map((level) => level[language]);
    const found = levels.flatMap((level) => [1, several].map((count) => text.beside({ found: text.found({ level, count }), name })));
    const said = [name, ...found].flatMap((at) => [
      text.resolved({ name: at }),
      ...[1, several].map((count) => text.open({ name: at, count })),
    ]);
    return [text.write({ name }), ...found, ...said];
  });
  return new RegExp(eitherOf(names).source.replaceAll(String(several), '\\d+'));
}

/** `CommentDialog`, `CommentList`, `CommentThread`, `CommentMark` and `PlaceComments`: discussions about a course or a place in it. */
export function comments<Part>(driver: Driver<Part>) {
  const { part, click, check, press, write } = driver;
  const { by } = partsCalled(driver, commentListMessages);
  const thread = partsCalled(driver, commentThreadMessages);
  const inDialog = partsCalled(driver, commentDialogMessages);
  const findings = inDialog.by('list', 'findings');
  const about = (place: string, which?: number) => thread.of('article', 'about', { place }, { place: which });
  return {
    ...quickFixes(driver, findings),
    /** The window with the discussions of a course by its name. */
    dialog: (name: string) => inDialog.of('dialog', 'title', { name }),
    list: by('region', 'title'),
    /** What the rules find at the place, above its discussions. */
    findings,
    /** The button beside a place by the name of the place: it opens the discussions. */
    mark: (name: string) => part('button', { name: markNames(name) }),
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
