import type { Bilingual } from '@college/curriculum-model';

/** Sentences about the work that passwords are, in both languages. */
export const passwordRefusals = {
  tooManyAtOnce: {
    zh: '您所在的网络同时登录的人太多，请稍后再试。',
    en: 'Too many people are signing in from your network at once. Try again in a moment.',
  },
} as const satisfies Record<string, Bilingual>;
