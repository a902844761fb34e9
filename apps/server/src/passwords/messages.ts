import type { PasswordFault } from './passwordFault';

/** One sentence for each fault of a new password. */
export const passwordMessages: Record<'zh' | 'en', Record<PasswordFault, string>> = {
  zh: {
    tooShort: '密码至少需要 10 个字符。',
    tooLong: '密码最多 200 个字符。',
    tooPlain: '密码过于简单，请避免使用常见单词、连续或重复的字符以及纯数字。',
    likeAccount: '密码不能与用户名或邮箱相同。',
  },
  en: {
    tooShort: 'The password needs at least 10 characters.',
    tooLong: 'The password may have at most 200 characters.',
    tooPlain: 'The password is too easy to guess. Avoid common words, runs, repetitions and digits alone.',
    likeAccount: 'The password must differ from the user name and the e-mail address.',
  },
};
