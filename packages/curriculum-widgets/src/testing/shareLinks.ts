import { shareLinksMessages } from '../support/shareLinks/messages';
import type { Driver } from './Driver';
import { named, partsCalled } from './named';

/** What all windows of links have: the links, the latest first, and a question before one is revoked. */
export function shareLinks<Part>(driver: Driver<Part>) {
  const { part, click, gone } = driver;
  const { by, of } = partsCalled(driver, shareLinksMessages);
  const dialog = part('dialog', { holding: { role: 'button', name: named(shareLinksMessages, 'create') } });
  const list = by('list', 'list');
  const createButton = by('button', 'create');
  return {
    /** The window while it is open. */
    dialog,
    list,
    /** The field with the whole address of a link, by its place in the list, from 1. */
    address: (place: number) => part('textbox', { inside: list, place }),
    /** Makes a link; disabled until the links are read. */
    createButton,
    create: () => click(createButton),
    /** Copies the link that was made at a time. */
    copy: (time: string) => click(of('button', 'copyOf', { time })),
    /** Asks to revoke it. */
    revoke: (time: string) => click(of('button', 'revokeOf', { time })),
    revokeQuestion: by('alertdialog', 'revokeTitle'),
    confirmRevoke: () => click(by('button', 'revokeAct')),
    /** Closes the window, and waits until it is gone. */
    async close() {
      // The cross in the corner is called the same.
      await click(by('button', 'close', { inside: dialog, place: 1 }));
      await gone(dialog);
    },
  };
}
