import type { OutboxMail } from '@college/curriculum-model';
import type { TellDateTime } from '../../support/dateTime';
import type { MailOutboxText } from './messages';

/** Whether the one-use link still works, and if not, why. */
export function linkState(mail: OutboxMail, now: number): 'works' | 'used' | 'expired' | 'replaced' {
  if (mail.usedTime !== null) return 'used';
  if (Date.parse(mail.expireTime) <= now) return 'expired';
  return mail.link === null ? 'replaced' : 'works';
}

/** The same in words, with its moment. */
export function linkWords(mail: OutboxMail, now: number, text: MailOutboxText, tell: TellDateTime): string {
  const state = linkState(mail, now);
  if (state === 'used') return text.used({ time: tell(mail.usedTime) });
  if (state === 'replaced') return text.replaced;
  return text[state]({ time: tell(mail.expireTime) });
}
