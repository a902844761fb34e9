import { listOutbox } from '@college/api-client/contract';
import { inLanguage, type Language, type OutboxMail } from '@college/curriculum-model';
import { handle, type MountedCall } from '../http/call';
import { withLink } from './mailTexts';
import { outboxMessages } from './messages';
import { listMails, type MailRow } from './outboxRepository';

/** The calls about mails to people. */
export const outboxCalls: readonly MountedCall[] = [
  handle(listOutbox, async ({ db, query, caller, language, now, origin, services }) => {
    const { rows, total } = await listMails(db, caller.collegeId, query);
    const address = services.settings.publicAddress ?? origin;
    return { pageInfo: { list: rows.map((row) => present(row, address, language, now)), total } };
  }),
];

function present(row: MailRow, address: string, language: Language, now: Date): OutboxMail {
  const isLive = row.link !== null && row.usedAt === null && row.expiresAt > now;
  const link = isLive ? address + row.link : null;
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: withLink(row.body, link ?? inLanguage(outboxMessages.linkHidden, language)),
    link,
    createTime: row.createTime.toISOString(),
    expireTime: row.expiresAt.toISOString(),
    sentTime: row.sentAt?.toISOString() ?? null,
    error: row.error,
    usedTime: row.usedAt?.toISOString() ?? null,
  };
}
