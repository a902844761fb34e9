import { signInRefusals, type Bilingual, type FieldNames } from '@college/curriculum-model';

/** Sentences about the second factor, in both languages. */
export const secondFactorMessages = {
  codeWanted: signInRefusals.codeWanted,
  wrongCode: signInRefusals.wrongCode,
  isRequired: {
    zh: '您的账号有管理权限，须先启用两步验证。',
    en: 'Your account may manage others, so set up two-step verification first.',
  },
  isOn: { zh: '两步验证已经启用。', en: 'The second factor is on already.' },
  isOff: signInRefusals.secondFactorOff,
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;

/** What the code is called in an error about it. */
export const codeName: FieldNames = { code: { zh: '验证码', en: 'Code' } };
