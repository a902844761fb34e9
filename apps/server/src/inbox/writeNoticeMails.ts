import { isMailDue, mailedNotices, textOf } from '@college/curriculum-model';
import type { Logger } from 'pino';
import type { OpenDatabase } from '../db';
import type { ServerSettings } from '../http/services';
import { newNoticeMail } from '../outbox/newNoticeMail';
import { insertMails } from '../outbox/outboxRepository';
import { toCaller } from '../rights/caller';
import { findCollegeNames } from '../users/collegeNames';
import { listMailReaders, takeNotices, type MailReaderRow } from './noticeMailRepository';
import { noticesMail } from './noticesMail';
import { readNotices } from './readNotices';

export interface NoticeMailServices {
  database: OpenDatabase;
  settings: Pick<ServerSettings, 'demoEmail' | 'publicAddress'>;
  /** The time zone of the hour at which daily mails are written. */
  timeZone: string;
  now: () => Date;
  log: Logger;
}

/** Writes the mails with notices that are due into the outbox; answers how many. One person whose notices cannot be read keeps nobody else waiting. */
export async function writeNoticeMails(services: NoticeMailServices, signal?: AbortSignal): Promise<number> {
  const { database, timeZone, now, log } = services;
  let written = 0;
  for (const reader of await listMailReaders(database.db)) {
    if (signal?.aborted) break;
    if (!isMailDue(reader.mode, reader.consideredAt, now(), timeZone)) continue;
    try {
      if (await writeMail(services, reader)) written += 1;
    } catch (error) {
      log.error({ err: error, userId: reader.person.id }, 'the mail with the notices of a person could not be written');
    }
  }
  return written;
}

async function writeMail({ database, settings, timeZone, now: clock }: NoticeMailServices, reader: MailReaderRow): Promise<boolean> {
  const { person, language, consideredAt } = reader;
  const now = clock();
  const { notices } = await readNotices(database.db, toCaller(person, settings.demoEmail), { now, language, timeZone });
  const mailed = mailedNotices(notices, consideredAt, now);
  return database.transaction(async (tx) => {
    if (!(await takeNotices(tx, { userId: person.id, from: consideredAt, until: now })) || mailed.length === 0) return false;
    const names = await findCollegeNames(tx, person.collegeId);
    const userName = textOf(person, 'userName', language);
    const text = noticesMail(mailed, { userId: person.id, userName, ...names, language, publicAddress: settings.publicAddress ?? '' });
    await insertMails(tx, [newNoticeMail(person, person.email, text, now)]);
    return true;
  });
}
