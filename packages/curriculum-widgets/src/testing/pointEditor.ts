import { deleteBreaksMessages } from '../matrices/DeleteBreaks/messages';
import { ksaEditorMessages } from '../points/KsaEditor/messages';
import { pointPopupMessages } from '../points/PointPopup/messages';
import type { Driver } from './Driver';
import { eitherOf, named, namedBy } from './named';

type Letter = 'K' | 'S' | 'A';

/** `PointPopup` and `EditPoints`, with the `KsaEditor` under their second tab: the points and KSA items of a course unit. */
export function pointEditor<Part>({ part, click, press, write, gone }: Driver<Part>) {
  const dialog = part('dialog', { name: named(pointPopupMessages, 'title', { start: true }) });
  const inside = (role: string, name: RegExp) => part(role, { name, inside: dialog });
  const opener = part('button', { name: named(pointPopupMessages, 'title') });
  // The cross in the corner is called the same.
  const closeButton = part('button', { name: named(pointPopupMessages, 'close'), inside: dialog, place: 1 });
  const save = inside('button', named(pointPopupMessages, 'save'));
  const ofPoint = (key: 'edit' | 'remove' | 'select', number: number) =>
    namedBy(pointPopupMessages, key, { number, title: '' }, { start: true });

  /** Fills the row that is being edited and confirms it. */
  async function fillRow(number: number, words: { title: string; description?: string }) {
    await write(inside('textbox', namedBy(pointPopupMessages, 'titleOf', { number })), words.title);
    if (words.description !== undefined)
      await write(inside('textbox', namedBy(pointPopupMessages, 'descriptionOf', { number })), words.description);
    await click(inside('button', namedBy(pointPopupMessages, 'confirm', { number })));
  }

  return {
    dialog,
    opener,
    save,
    /** The row of a point, by its title. */
    point: (title: string | RegExp) => part('row', { inside: dialog, holding: { role: 'rowheader', name: title } }),
    /** The items of a letter, once there are some. */
    items: (letter: Letter) => inside('grid', named(ksaEditorMessages, letter)),
    async open() {
      await click(opener);
    },
    /** Adds a point after the last one; `number` is the one it gets. */
    async add(number: number, words: { title: string; description: string }) {
      await click(inside('button', named(pointPopupMessages, 'add')));
      await fillRow(number, words);
    },
    /** Changes a point, by its number from 1. */
    async edit(number: number, words: { title: string; description?: string }) {
      await click(inside('button', ofPoint('edit', number)));
      await fillRow(number, words);
    },
    /** Deletes a point; one that the matrices use is asked about first. */
    async remove(number: number) {
      await click(inside('button', ofPoint('remove', number)));
    },
    /** Answers that question: with all that depends on it. */
    async removeWithAll() {
      const question = part('alertdialog');
      await click(part('button', { name: named(deleteBreaksMessages, 'confirm'), inside: question }));
      await gone(question);
    },
    /** Shows the points, or the KSA items. */
    async show(tab: 'points' | 'ksa') {
      await click(inside('tab', named(pointPopupMessages, tab, { start: true })));
    },
    /** Adds KSA items of a letter, one a line. */
    async addItems(letter: Letter, lines: readonly string[]) {
      await click(inside('button', namedBy(ksaEditorMessages, 'add', { letter })));
      const label = eitherOf([
        ksaEditorMessages.zh.newItems({ group: ksaEditorMessages.zh[letter] }),
        ksaEditorMessages.en.newItems({ group: ksaEditorMessages.en[letter] }),
      ]);
      await write(inside('textbox', label), lines.join('\n'));
      const count = lines.length;
      await click(inside('button', namedBy(ksaEditorMessages, 'addNow', { count })));
      await click(inside('button', named(ksaEditorMessages, 'done')));
    },
    /** Ties a KSA item, such as `K1`, to points by their numbers. */
    async tie(code: string, numbers: readonly [number, ...number[]]) {
      await click(inside('button', namedBy(ksaEditorMessages, 'chooseFor', { code, supports: '' }, { start: true })));
      const point = (number: number) => part('menuitemcheckbox', { name: new RegExp(`^${number} `) });
      for (const number of numbers) await click(point(number));
      await press(point(numbers[0]), 'Escape');
      await gone(point(numbers[0]));
    },
    /** Closes the window, which saves what is changed, and waits until it is gone. */
    async close() {
      await click(closeButton);
      await gone(dialog);
    },
  };
}
