import type { Bilingual } from '@college/curriculum-model';

/** Words of the outbox, in both languages. */
export const outboxMessages = {
  linkHidden: { zh: '（链接已失效）', en: '(the link no longer works)' },
} as const satisfies Record<string, Bilingual>;
