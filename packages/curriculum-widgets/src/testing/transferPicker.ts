import { quickAddMessages } from '../support/QuickAdd/messages';
import { transferMessages } from '../support/TransferPicker/messages';
import { transferPopoverMessages } from '../support/TransferPicker/popover/messages';
import type { Driver } from './Driver';
import { eitherOf, named, partsCalled } from './named';

/** `QuickAdd`: adds points or KSA items by their codes. */
export function quickAdd<Part>(driver: Driver<Part>) {
  const { part, check, press, write } = driver;
  const { zh, en } = quickAddMessages;
  const field = part('textbox', { name: eitherOf([zh, en].flatMap(({ codesOfPoint, codesOfKsa }) => [codesOfPoint, codesOfKsa])) });
  return {
    field,
    button: part('button', { name: named(quickAddMessages, 'add', { start: true }) }),
    choose: (strength: 'strong' | 'weak') => check(partsCalled(driver, quickAddMessages).by('radio', strength)),
    /** Adds codes such as `K1 S2`. */
    async add(codes: string) {
      await write(field, codes);
      await press(field, 'Enter');
    },
  };
}

/** `TransferPicker`, `TransferDialog` and `TransferPopover`: what supports something strongly, weakly or not. */
export function transferPicker<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by, of } = partsCalled(driver, transferMessages);
  const { zh, en } = transferMessages;
  const list = (which: 'all' | 'strong' | 'weak') =>
    which === 'all' ? part('grid', { name: eitherOf([zh.allOfPoint, en.allOfPoint, zh.allOfKsa, en.allOfKsa]) }) : by('grid', which);
  return {
    list,
    item: (which: Parameters<typeof list>[0], name: string | RegExp) => part('row', { name, inside: list(which) }),
    /** Adds by codes. */
    quickAdd: quickAdd(driver),
    /** Moves an item that is in the other list, by its name. */
    moveTo: (strength: 'strong' | 'weak', name: string) =>
      click(of('button', strength === 'strong' ? 'rowToStrong' : 'rowToWeak', { name })),
    remove: (name: string) => click(of('button', 'rowOut', { name })),
    find: (words: string) => write(by('searchbox', 'search'), words),
    undo: () => click(by('button', 'undo')),
    done: () => click(by('button', 'done')),
    /** The field of the popover, which filters or adds by codes. */
    entryField: part('textbox', {
      name: eitherOf(
        [transferPopoverMessages.zh, transferPopoverMessages.en].flatMap(({ fieldOfPoint, fieldOfKsa }) => [fieldOfPoint, fieldOfKsa]),
      ),
    }),
  };
}

/** `TermHint`: a term that says what it means. */
export function termHint<Part>(driver: Driver<Part>, term: string) {
  const { part, click } = driver;
  const button = part('button', { name: eitherOf([term]) });
  return { button, dialog: part('dialog'), open: () => click(button) };
}
