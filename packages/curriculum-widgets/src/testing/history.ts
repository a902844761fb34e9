import { editHistoryMessages } from '../history/EditHistory/messages';
import { trashListMessages } from '../history/TrashList/messages';
import type { Driver } from './Driver';
import { ledBy, partsCalled } from './named';

/** `EditHistory`: who changed what, and the way back. */
export function editHistory<Part>(driver: Driver<Part>) {
  const { part, check, click } = driver;
  const { by, of } = partsCalled(driver, editHistoryMessages);
  return {
    /** The window of a record by its name. */
    dialog: (name: string) => of('dialog', 'title', { name }),
    /** The changes of a day, such as `2026-05-14`. */
    day: (day: string) => part('region', { name: day }),
    show: (kind: 'course' | 'points' | 'goals' | 'courseMatrix' | 'projectMatrix' | 'report') => check(by('radio', kind)),
    /** Shows the changes of one person alone. */
    async showPerson(name: string | RegExp) {
      await click(part('button', { name: ledBy(editHistoryMessages, 'person') }));
      await click(part('option', { name }));
    },
    /** Asks to restore what was before a change. */
    restore: (time: string, who: string) => click(of('button', 'restoreOf', { time, who })),
    question: by('alertdialog', 'question'),
    confirm: () => click(by('button', 'restoreConfirm', { inside: by('alertdialog', 'question') })),
  };
}

/** `TrashList`: what was deleted and can be brought back. */
export function trashList<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by, of } = partsCalled(driver, trashListMessages);
  return {
    grid: by('grid', 'title'),
    row: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    restore: (name: string) => click(of('button', 'restoreOf', { name })),
  };
}
