import { editionListMessages } from '../editions/EditionList/messages';
import { editionPublishingMessages } from '../editions/EditionList/publishing/messages';
import type { Driver } from './Driver';
import { eitherOf, partsCalled } from './named';
import { shareLinks } from './shareLinks';

/** How the list of editions publishes: the window in which an edition is published, its links, and its withdrawal. */
export function editionPublishing<Part>(driver: Driver<Part>) {
  const { part, click, gone, write } = driver;
  const list = partsCalled(driver, editionListMessages);
  const { by, of } = partsCalled(driver, editionPublishingMessages);
  const publishDialog = by('dialog', 'title');
  const publishButton = by('button', 'publish', { inside: publishDialog });
  const { zh, en } = editionListMessages;
  const opener = part('button', { name: eitherOf([zh, en].map((text) => text.actOn({ act: text.publish, name: text.current }))) });

  async function actInMenu(act: 'change' | 'delete' | 'update' | 'upgrade' | 'withdraw' | 'links', name: string) {
    await click(list.of('button', 'moreOf', { name }));
    await click(list.by('menuitem', act));
  }

  return {
    publishDialog,
    /** Publishes what was filled in; disabled until the checks are read, and where they find errors. */
    publishButton,
    /** Does what only the menu of an edition has. */
    actInMenu,
    /** Opens the window in which the current edition is published, and fills it in. */
    async startPublishing({ name, entryYear }: { name: string; entryYear: string }) {
      await click(opener);
      await write(list.by('textbox', 'name', { inside: publishDialog }), name);
      await write(list.by('textbox', 'entryYear', { inside: publishDialog }), entryYear);
    },
    /** Publishes, and waits until the window has closed. */
    async publish() {
      await click(publishButton);
      await gone(publishDialog);
    },
    /** The window of the links of a published edition. */
    links: shareLinks(driver),
    /** Withdraws a published edition, and waits until the window has closed. */
    async withdraw(name: string, reason: string) {
      await actInMenu('withdraw', name);
      const question = of('dialog', 'withdrawTitle', { name });
      await write(by('textbox', 'withdrawReason', { inside: question }), reason);
      await click(by('button', 'withdraw', { inside: question }));
      await gone(question);
    },
  };
}
