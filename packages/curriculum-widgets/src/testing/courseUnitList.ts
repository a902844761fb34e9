import { courseUnitListMessages } from '../course-units/CourseUnitList/messages';
import type { Driver } from './Driver';
import { eitherOf, named, namedBy } from './named';

/** The orders of the list: by when a unit was made, or by its hours. */
export type CourseUnitListOrder = 'latest' | 'earliest' | 'largeToSmall' | 'smallToLarge';

/** `CourseUnitList`: the course units of a major, a page at a time. */
export function courseUnitList<Part>({ part, click, write, press, gone }: Driver<Part>) {
  const search = part('searchbox', { name: named(courseUnitListMessages, 'search') });
  const { zh, en } = courseUnitListMessages;
  // A select is called by what is chosen and by its lead.
  const order = (key: 'timeOrder' | 'hoursOrder') => part('button', { name: new RegExp(`\\s(${zh[key]}|${en[key]})$`) });
  const question = (name: string) => part('alertdialog', { name: eitherOf([`删除「${name}」？`, `Delete “${name}”?`]) });
  const removeButton = (name: string) => part('button', { name: namedBy(courseUnitListMessages, 'remove', { name }) });

  async function startDeleting(name: string) {
    await click(removeButton(name));
    return question(name);
  }

  return {
    search,
    /** Makes a course unit; none for whom one may not. */
    create: part('button', { name: named(courseUnitListMessages, 'create') }),
    /** The row of a course unit. */
    unit: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    editButton: (name: string) => part('button', { name: namedBy(courseUnitListMessages, 'edit', { name }) }),
    removeButton,
    /** The button of a page, from 1. */
    pageButton: (page: number) => part('button', { name: new RegExp(`^(第 ${page} 页|Page ${page})$`) }),
    /** Shows the units whose names hold some words. */
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    async sortBy(way: CourseUnitListOrder) {
      await click(order(way === 'latest' || way === 'earliest' ? 'timeOrder' : 'hoursOrder'));
      await click(part('option', { name: named(courseUnitListMessages, way) }));
    },
    /** Asks to delete a unit; nothing happens before the question, which is answered by `cancel` or `confirm`, is answered. */
    startDeleting,
    cancel: part('button', { name: named(courseUnitListMessages, 'cancel') }),
    confirm: part('button', { name: named(courseUnitListMessages, 'confirm') }),
    /** Deletes a unit and waits until the question has closed. */
    async remove(name: string) {
      const asked = await startDeleting(name);
      await click(part('button', { name: named(courseUnitListMessages, 'confirm'), inside: asked }));
      await gone(asked);
    },
  };
}
