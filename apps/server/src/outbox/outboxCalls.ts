import { sortedPage } from '../http/sortedPage';
import { listOutbox } from '@college/api-client/contract';
import { inLanguage, type Language, mayManageUser, type OutboxMail, outboxSort } from '@college/curriculum-model';
import type { Queries } from '../db';
import { handle, type MountedCall } from '../http/call';
import type { Caller } from '../rights/caller';
import { findPeople, managedPersonOf } from '../rights/people';
import { withLink } from './mailTexts';
import { outboxMessages } from './messages';
import { listMails, type LinkMailRow } from './outboxRepository';

type HiddenLink = OutboxMail['hiddenLink'];

/** The calls about mails to people. */
export const outboxCalls: readonly MountedCall[] = [
  handle(listOutbox, async ({ db, query, caller, language, now, origin, services: { settings } }) => {
    const pageInfo = await sortedPage(query, outboxSort, language, async (page) => {
      const { rows, total } = await listMails(db, caller.collegeId, page);
      const managed = await findManaged(db, caller, rows);
      const address = settings.publicAddress ?? origin;
      const list = rows.map((row) => {
        const hidden = hiddenLink(row, { isManaged: managed.has(row.userId), isDelivered: settings.mail !== undefined });
        return present(row, { address, hidden, language, now });
      });
      return { list, total };
    });
    return { pageInfo };
  }),
];

/** Who can open a link is who has the account: it is shown to those who may set the person's password anyway, and to nobody where a mail server brings it. */
function hiddenLink({ kind }: LinkMailRow, { isManaged, isDelivered }: { isManaged: boolean; isDelivered: boolean }): HiddenLink {
  if (kind === 'reset' && isDelivered) return 'delivered';
  return isManaged ? undefined : 'notManaged';
}

async function findManaged(db: Queries, caller: Caller, rows: readonly LinkMailRow[]): Promise<Set<number>> {
  const people = await findPeople(db, caller, [...new Set(rows.map(({ userId }) => userId))]);
  return new Set(people.filter((person) => mayManageUser(caller, managedPersonOf(person, caller))).map(({ user }) => user.id));
}

function present(
  row: LinkMailRow,
  { address, hidden, language, now }: { address: string; hidden: HiddenLink; language: Language; now: Date },
): OutboxMail {
  const isLive = row.link !== null && row.usedAt === null && row.expiresAt > now;
  const link = isLive && !hidden ? address + row.link : null;
  const instead = isLive && hidden ? outboxMessages[hidden] : outboxMessages.linkDead;
  return {
    id: row.id,
    kind: row.kind,
    to: row.recipient,
    subject: row.subject,
    text: withLink(row.body, link ?? inLanguage(instead, language)),
    link,
    ...(isLive && hidden && { hiddenLink: hidden }),
    ...(row.isReplaced && { isReplaced: true }),
    createTime: row.createTime.toISOString(),
    expireTime: row.expiresAt.toISOString(),
    sentTime: row.sentAt?.toISOString() ?? null,
    error: row.error,
    usedTime: row.usedAt?.toISOString() ?? null,
  };
}
