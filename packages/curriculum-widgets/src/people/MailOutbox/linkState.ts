import type { OutboxMail } from '@college/curriculum-model';
import type { FormatDateTime } from '../../support/dateTime';
import type { MailOutboxText } from './messages';

/** Whether the one-use link still works and can be handed over, and if not, why. */
export function linkState(mail: OutboxMail, now: number): 'works' | 'used' | 'expired' | 'replaced' | 'delivered' | 'notManaged' {
  if (mail.usedTime !== null) return 'used';
  if (mail.isReplaced) return 'replaced';
  if (Date.parse(mail.expireTime) <= now) return 'expired';
  if (mail.hiddenLink) return mail.hiddenLink;
  return mail.link === null ? 'replaced' : 'works';
}

/** The same in words, with its moment. */
export function linkWords(mail: OutboxMail, now: number, text: MailOutboxText, format: FormatDateTime): string {
  const state = linkState(mail, now);
  if (state === 'used') return text.used({ time: format(mail.usedTime) });
  if (state === 'works' || state === 'expired') return text[state]({ time: format(mail.expireTime) });
  return text[state];
}
