import type { Driver } from './Driver';
import { eitherOf } from './named';

interface ListParts<Part> {
  search: Part;
  /** The button that deletes a row by its name. */
  removeButton: (name: string) => Part;
  /** The words of the button that confirms it. */
  confirm: RegExp;
}

/** What all lists of records have: a search, rows by their heads, and a question before something is deleted. */
export function recordList<Part>({ part, click, gone, press, write }: Driver<Part>, { search, removeButton, confirm }: ListParts<Part>) {
  const question = (name: string) => part('alertdialog', { name: eitherOf([`删除「${name}」？`, `Delete “${name}”?`]) });
  return {
    search,
    /** A row by what its head says. */
    row: (name: string | RegExp) =>
      part('row', { holding: { role: 'rowheader', name: typeof name === 'string' ? eitherOf([name]) : name } }),
    removeButton,
    /** What asks before something is deleted. */
    question,
    /** Shows the rows that hold some words. */
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    /** Deletes a row, and waits until the question has closed. */
    async remove(name: string) {
      await click(removeButton(name));
      const asked = question(name);
      await click(part('button', { name: confirm, inside: asked }));
      await gone(asked);
    },
  };
}
