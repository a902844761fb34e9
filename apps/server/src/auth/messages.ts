import { signInRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about signing in, in both languages. None of them says whether an account exists, except to whoever gave its password. */
export const authMessages = {
  wrong: signInRefusals.wrongSignIn,
  disabled: signInRefusals.disabled,
  tooMany: (minutes: number): Bilingual => ({
    zh: `尝试次数过多，请 ${minutes} 分钟后再试。`,
    en: `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  passwordWanted: { zh: '请再次输入密码以确认此操作。', en: 'Enter your password again to confirm this.' },
  wrongPassword: signInRefusals.wrongPassword,
  resetRequested: {
    zh: '如果该邮箱已注册，我们已发送重置密码的链接，请在 60 分钟内使用。',
    en: 'If this address has an account, a link to reset the password is on its way. Use it within 60 minutes.',
  },
  linkDead: signInRefusals.linkDead,
  passwordSet: { zh: '密码已设置，请用新密码登录。', en: 'The password is set. Sign in with it.' },
  notDownload: { zh: '该地址不是可下载的文件。', en: 'This address is not a file to download.' },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
