import type { Bilingual } from '@college/curriculum-model';

/** Sentences about signing in, in both languages. None of them says whether an account exists, except to whoever gave its password. */
export const authMessages = {
  wrong: (left: number): Bilingual => ({
    zh: `用户名或密码不正确，还可以再试 ${left} 次`,
    en: `The user name or password is not correct. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  }),
  disabled: {
    zh: '该账号已停用，不能登录。如有疑问，请联系您的院系或学校管理员。',
    en: 'This account is disabled and cannot sign in. Ask the manager of your department or college.',
  },
  tooMany: (minutes: number): Bilingual => ({
    zh: `尝试次数过多，请 ${minutes} 分钟后再试`,
    en: `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  passwordWanted: { zh: '请再次输入密码以确认此操作。', en: 'Enter your password again to confirm this.' },
  wrongPassword: (left: number): Bilingual => ({
    zh: `密码不正确，还可以再试 ${left} 次`,
    en: `The password is not correct. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
  }),
  resetRequested: {
    zh: '如果该邮箱已注册，我们已发送重置密码的链接，请在 60 分钟内使用。',
    en: 'If this address has an account, a link to reset the password is on its way. Use it within 60 minutes.',
  },
  linkDead: {
    zh: '链接已失效或已使用，请重新申请。',
    en: 'This link has expired or was used before. Ask for a new one.',
  },
  passwordSet: { zh: '密码已设置，请用新密码登录。', en: 'The password is set. Sign in with it.' },
  notDownload: { zh: '该地址不是可下载的文件。', en: 'This address is not a file to download.' },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
