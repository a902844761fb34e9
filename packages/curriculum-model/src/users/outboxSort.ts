import { listSort, type SortValues } from '../paging';
import type { OutboxMail } from './outboxMail';

/** The columns of the list of mails that sort it. */
export const outboxSort = listSort({
  to: ({ to }) => to,
  kind: ({ kind }) => kind,
  createTime: ({ createTime }) => Date.parse(createTime),
  sending: ({ sentTime }) => sentTime && Date.parse(sentTime),
  link: linkOrder,
} satisfies SortValues<OutboxMail>);

/** Links that work, those that are hidden, used ones, and those that are dead; each by its moment. */
function linkOrder({ link, hiddenLink, usedTime, expireTime }: OutboxMail): number {
  const state = usedTime !== null ? 2 : link !== null ? 0 : hiddenLink ? 1 : 3;
  return state * 1e14 + Date.parse(usedTime ?? expireTime);
}
