import { policyListMessages } from '../directories/PolicyList/messages';
import { qualificationDirectoryMessages } from '../directories/QualificationDirectory/messages';
import type { Driver } from './Driver';
import { ledBy, partsCalled } from './named';

/** `PolicyList`: education policies by who issued them. */
export function policyList<Part>(driver: Driver<Part>) {
  const { part, click } = driver;
  const { by } = partsCalled(driver, policyListMessages);
  return {
    list: by('region', 'title'),
    /** The documents of one kind of issuer. */
    group: (name: string | RegExp) => part('region', { name }),
    document: (name: string | RegExp) => part('link', { name }),
    /** Shows the documents of one type alone. */
    async choose(type: string | RegExp) {
      await click(part('button', { name: ledBy(policyListMessages, 'type') }));
      await click(part('option', { name: type }));
    },
  };
}

/** `QualificationDirectory`: the national directory of professional qualifications. */
export function qualificationDirectory<Part>(driver: Driver<Part>) {
  const { part, click, press, write } = driver;
  const { by } = partsCalled(driver, qualificationDirectoryMessages);
  const search = by('searchbox', 'search');
  const row = (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } });
  return {
    search,
    row,
    /** The window with all that is known about one. */
    dialog: (name: string | RegExp) => part('dialog', { name }),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    /** Opens that window. */
    open: (name: string | RegExp) => click(row(name)),
  };
}
