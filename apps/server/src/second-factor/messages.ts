import type { Bilingual, FieldNames } from '@college/curriculum-model';

/** Sentences about the second factor, in both languages. */
export const secondFactorMessages = {
  codeWanted: {
    zh: '请输入身份验证器应用中的 6 位验证码，或一个恢复码。',
    en: 'Enter the six digits of your authenticator app, or a recovery code.',
  },
  wrongCode: (left: number): Bilingual => ({
    zh: `验证码不正确或已使用，还可以再试 ${left} 次`,
    en: `The code is not correct or was used before. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  }),
  isRequired: {
    zh: '您的账号有管理权限，须先启用两步验证。',
    en: 'Your account may manage others, so set up two-step verification first.',
  },
  isOn: { zh: '两步验证已经启用。', en: 'The second factor is on already.' },
  isOff: { zh: '没有启用两步验证。', en: 'The second factor is off.' },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;

/** What the code is called in an error about it. */
export const codeName: FieldNames = { code: { zh: '验证码', en: 'Code' } };
