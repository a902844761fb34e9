import { backupStatusMessages } from '../people/BackupStatus/messages';
import { retentionSettingsMessages } from '../people/RetentionSettings/messages';
import { securityLogMessages } from '../people/SecurityLog/messages';
import { serverStatusMessages } from '../people/ServerStatus/messages';
import type { Driver } from './Driver';
import { ledBy, partsCalled } from './named';

/** `BackupStatus` and `ServerStatus`: how the server and its backups are. */
export function serverStatus<Part>(driver: Driver<Part>) {
  const { click } = driver;
  const { by } = partsCalled(driver, serverStatusMessages);
  return {
    status: by('region', 'title'),
    section: (which: 'problems' | 'program' | 'database' | 'mail' | 'work') => by('region', which),
    backups: partsCalled(driver, backupStatusMessages).by('region', 'title'),
    reload: () => click(by('button', 'reload')),
  };
}

/** `SecurityLog`: what happened to accounts and data. */
export function securityLog<Part>(driver: Driver<Part>) {
  const { part, click, press, write } = driver;
  const { by } = partsCalled(driver, securityLogMessages);
  const search = by('searchbox', 'search');
  return {
    grid: by('grid', 'title'),
    entry: (name: string | RegExp) => part('row', { name }),
    async find(words: string) {
      await write(search, words);
      await press(search, 'Enter');
    },
    async filter(by: 'kind' | 'outcome' | 'period', value: string | RegExp) {
      await click(part('button', { name: ledBy(securityLogMessages, by) }));
      await click(part('option', { name: value }));
    },
    download: () => click(by('button', 'download')),
  };
}

/** `RetentionSettings`: how long a college keeps what is deleted by itself. */
export function retentionSettings<Part>(driver: Driver<Part>) {
  const { part, click, write } = driver;
  const { by } = partsCalled(driver, retentionSettingsMessages);
  const days = (kind: string | RegExp) => part('spinbutton', { name: kind });
  return {
    page: by('region', 'title'),
    /** The days of one kind, by its name. */
    days,
    setDays: (kind: string | RegExp, count: number) => write(days(kind), String(count)),
    save: () => click(by('button', 'save')),
  };
}
