import type { Bilingual } from '../language';
import { passwordLimits, type PasswordFault } from './password';

/** One sentence for each fault of a new password. */
export const passwordMessages: Record<PasswordFault, Bilingual> = {
  tooShort: { zh: `密码至少需要 ${passwordLimits.min} 个字符。`, en: `The password needs at least ${passwordLimits.min} characters.` },
  tooLong: { zh: `密码最多 ${passwordLimits.max} 个字符。`, en: `The password may have at most ${passwordLimits.max} characters.` },
  tooPlain: {
    zh: '密码过于简单，请避免使用常见单词、连续或重复的字符以及纯数字。',
    en: 'The password is too easy to guess. Avoid common words, runs, repetitions and digits alone.',
  },
  likeAccount: {
    zh: '密码不能与用户名或邮箱相同。',
    en: 'The password must differ from the user name and the e-mail address.',
  },
};
