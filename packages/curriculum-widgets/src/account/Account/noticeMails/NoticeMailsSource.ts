import type { NoticeMail, NoticeMailMode } from '@college/curriculum-model';

/** Where is stored how notices come by mail; a rejection is an error whose message is shown to the person. */
export interface NoticeMailsSource {
  /**
   * What the person chose, and whether mails are sent at all.
   * Call: `GET /notice/mail` (extension).
   */
  loadMail: (options?: { signal?: AbortSignal }) => Promise<NoticeMail>;
  /**
   * Stores the choice; mails come in the language in which it was made.
   * Call: `POST /notice/setmail` (extension).
   */
  setMail: (mode: NoticeMailMode, language: string) => Promise<unknown>;
}
