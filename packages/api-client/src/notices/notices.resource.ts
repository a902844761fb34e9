import type { NoticeCount, NoticeMail, NoticeMailMode, Notices } from '@college/curriculum-model';
import type { Cancellable } from '../core/cancellable';
import type { Client } from '../core/client';
import { quietClient } from '../core/quietClient';
import { countNotices, getNoticeMail, listNotices, seeNotices, setNoticeMail } from './notices.contract';

/** What concerns the signed-in person. Failures are only thrown, not reported: the list shows them. */
export function createNotices(client: Client) {
  const quiet = quietClient(client);
  return {
    /** What concerns the person, the latest first. */
    loadNotices(lang: string, { signal }: Cancellable = {}): Promise<Notices> {
      return quiet.call(listNotices, { query: { lang }, signal });
    },
    /** How many notices are new. */
    countNotices({ signal }: Cancellable = {}): Promise<NoticeCount> {
      return quiet.call(countNotices, { signal });
    },
    /** Marks notices up to a moment as seen: all of them, or one as it was then. */
    async seeNotices(until: string, id?: string): Promise<void> {
      await quiet.call(seeNotices, { body: { until, id } });
    },
    /** How notices come to the person by mail. */
    loadMail({ signal }: Cancellable = {}): Promise<NoticeMail> {
      return quiet.call(getNoticeMail, { signal });
    },
    /** Sets how notices come by mail, and in which language. */
    async setMail(mode: NoticeMailMode, lang: string): Promise<void> {
      await quiet.call(setNoticeMail, { body: { mode, lang } });
    },
  };
}

export type NoticesResource = ReturnType<typeof createNotices>;
