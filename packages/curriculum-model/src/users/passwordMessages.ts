import type { Bilingual } from '../language';
import { passwordLimits, type PasswordFault } from './password';

/** One sentence for each fault of a new password. */
export const passwordMessages: Record<PasswordFault, Bilingual> = {
  tooShort: { zh: `密码至少需要 ${passwordLimits.min} 个字符。`, en: `The password needs at least ${passwordLimits.min} characters.` },
  tooLong: { zh: `密码最多 ${passwordLimits.max} 个字符。`, en: `The password may have at most ${passwordLimits.max} characters.` },
  tooPlain: {
    zh: '密码太常见或太容易被猜到，请避免常用密码以及连续或重复的字符。',
    en: 'The password is too common or too easy to guess. Avoid common passwords, runs and repetitions.',
  },
  likeAccount: {
    zh: '密码不能与用户名或邮箱相同。',
    en: 'The password must differ from the user name and the e-mail address.',
  },
};
