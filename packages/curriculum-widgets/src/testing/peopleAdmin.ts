import { feedbackInboxMessages } from '../people/FeedbackInbox/messages';
import { campusProvidersMessages } from '../people/CampusProviders/messages';
import { staffNumbersMessages } from '../people/CampusProviders/staffNumbers/messages';
import { erasePersonMessages } from '../people/ErasePerson/messages';
import { insertUsersMessages } from '../people/InsertUsers/messages';
import { mailOutboxMessages } from '../people/MailOutbox/messages';
import { managePageMessages } from '../people/ManagePage/messages';
import { personBudgetsMessages } from '../people/PersonBudgets/messages';
import type { Driver } from './Driver';
import { partsCalled } from './named';
import { peopleList } from './peopleList';

/** `ManagePage`: the parts of managing a college, each behind a tab. */
export function managePage<Part>(driver: Driver<Part>) {
  const { by } = partsCalled(driver, managePageMessages);
  const tab = (which: 'people' | 'feedback' | 'mail' | 'campus' | 'security' | 'budgets' | 'backups' | 'retention' | 'trash') =>
    by('tab', which);
  return { tab, people: peopleList(driver), show: (which: Parameters<typeof tab>[0]) => driver.click(tab(which)) };
}

/** `InsertUsers`: the window in which people are added from a sheet. */
export function insertUsers<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by, of } = partsCalled(driver, insertUsersMessages);
  return {
    dialog: by('dialog', 'title'),
    /** The people that were read. */
    table: by('table', 'table'),
    row: (name: string | RegExp) => part('row', { name }),
    /** Reads lines copied from a sheet. */
    async paste(lines: string) {
      await write(by('textbox', 'paste'), lines);
      await click(by('button', 'read'));
    },
    insert: (count: number) => click(of('button', 'insert', { count: String(count) })),
  };
}

/** `ErasePerson`: the window in which the personal data of somebody are deleted. */
export function erasePerson<Part>(driver: Driver<Part>) {
  const { click, write } = driver;
  const { by, of } = partsCalled(driver, erasePersonMessages);
  return {
    dialog: (name: string) => of('dialog', 'title', { name }),
    removed: by('region', 'removed'),
    kept: by('region', 'kept'),
    eraseButton: by('button', 'act'),
    /** Enters the address, which confirms it, and deletes. */
    async erase(email: string) {
      await write(by('textbox', 'confirmLabel'), email);
      await click(by('button', 'act'));
    },
  };
}

/** `CampusProviders`: how staff sign in at the campus. */
export function campusProviders<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by, of } = partsCalled(driver, campusProvidersMessages);
  return {
    providers: by('region', 'providers'),
    passwords: by('region', 'local'),
    add: () => click(by('button', 'add')),
    edit: (name: string) => click(of('button', 'edit', { name })),
    startDeleting: (name: string) => click(of('button', 'removeOf', { name })),
    /** Opens the window for staff numbers. */
    openStaffNumbers: () => click(partsCalled(driver, staffNumbersMessages).by('button', 'open')),
    /** Asks to switch passwords off. */
    closePasswords: () => click(by('button', 'close')),
  };
}

/** `FeedbackInbox` and `MailOutbox`: what people wrote to the college, and the mails it sent. */
export function mailbox<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const mails = partsCalled(driver, mailOutboxMessages);
  return {
    mails: mails.by('grid', 'title'),
    read: (to: string) => click(mails.of('button', 'readOf', { to })),
    copyLink: (to: string) => click(mails.of('button', 'copyOf', { to })),
    feedback: partsCalled(driver, feedbackInboxMessages).by('list', 'title'),
    /** Shows a picture of feedback. */
    showPicture: (picture: string) => click(partsCalled(driver, feedbackInboxMessages).of('button', 'show', { picture })),
  };
}

/** `PersonBudgets`: what people use, and their limits. */
export function personBudgets<Part>(driver: Driver<Part>) {
  const { part, click, press, write } = driver;
  const { by, of } = partsCalled(driver, personBudgetsMessages);
  const search = by('searchbox', 'search');
  return {
    grid: by('grid', 'title'),
    person: (name: string | RegExp) => part('row', { holding: { role: 'rowheader', name } }),
    dialog: (name: string) => of('dialog', 'editTitle', { name }),
    edit: (name: string) => click(of('button', 'edit', { name })),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
  };
}
