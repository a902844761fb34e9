import type { Bilingual } from '@college/curriculum-model';

/** Words of the outbox, in both languages. */
export const outboxMessages = {
  linkDead: { zh: '（链接已失效）', en: '(the link no longer works)' },
  delivered: { zh: '（链接只在发出的邮件里）', en: '(the link is only in the mail that is sent)' },
  notManaged: { zh: '（您不能管理此人，链接不可见）', en: '(hidden: you may not manage this person)' },
} as const satisfies Record<string, Bilingual>;
