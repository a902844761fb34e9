import { manageUsersMessages } from '../people/ManageUsers/messages';
import type { Driver } from './Driver';
import { named, namedBy } from './named';

/** `ManageUsers`: the people whom one manages. */
export function peopleList<Part>({ part, click, write, press, gone }: Driver<Part>) {
  const search = part('searchbox', { name: named(manageUsersMessages, 'search') });
  const of = (key: 'edit' | 'reset' | 'disable' | 'enable', name: string) =>
    part('button', { name: namedBy(manageUsersMessages, key, { name }) });
  const dialogOf = (key: 'editTitle' | 'resetTitle' | 'disableTitle' | 'enableTitle', name: string) =>
    part('dialog', { name: namedBy(manageUsersMessages, key, { name }) });

  return {
    search,
    /** The row of somebody. */
    person: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    /** Opens the dialog in which people are added. */
    addButton: part('button', { name: named(manageUsersMessages, 'add') }),
    /** The button that edits somebody; none for whom one may not change. */
    editButton: (name: string) => of('edit', name),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    /** Changes the name or the address of somebody and waits until it is stored. */
    async edit(name: string, words: { userName?: string; email?: string }) {
      await click(of('edit', name));
      const dialog = dialogOf('editTitle', name);
      const field = (key: 'name' | 'email') => part('textbox', { name: named(manageUsersMessages, key, { start: true }), inside: dialog });
      if (words.userName !== undefined) await write(field('name'), words.userName);
      if (words.email !== undefined) await write(field('email'), words.email);
      await click(part('button', { name: named(manageUsersMessages, 'save'), inside: dialog }));
      await gone(dialog);
    },
    /** Disables the account of somebody, for a reason. */
    async disable(name: string, reason: string) {
      await click(of('disable', name));
      const dialog = dialogOf('disableTitle', name);
      await write(part('textbox', { name: named(manageUsersMessages, 'reason', { start: true }), inside: dialog }), reason);
      await click(part('button', { name: named(manageUsersMessages, 'disableAct'), inside: dialog }));
      await gone(dialog);
    },
    /** Enables it again. */
    async enable(name: string) {
      await click(of('enable', name));
      const dialog = dialogOf('enableTitle', name);
      await click(part('button', { name: named(manageUsersMessages, 'enableAct'), inside: dialog }));
      await gone(dialog);
    },
  };
}
