import type { Bilingual } from '../language';

/** Why a password, a code or a link is not taken; `left` is how many tries remain. None of them says whether an account exists, except to whoever gave its password. */
export const signInRefusals = {
  wrongSignIn: (left: number): Bilingual => wrong('用户名或密码不正确', 'The user name or password is not correct.', left),
  disabled: {
    zh: '该账号已停用，不能登录。如有疑问，请联系您的院系或学校管理者。',
    en: 'This account is disabled and cannot sign in. Ask the manager of your department or college.',
  },
  wrongPassword: (left: number): Bilingual => wrong('密码不正确', 'The password is not correct.', left),
  wrongOldPassword: (left: number): Bilingual => wrong('原密码不正确', 'The old password is not correct.', left),
  noPassword: {
    zh: '您的账号还没有密码（您通过统一身份认证登录）。请先在登录页用「忘记密码」设置密码。',
    en: 'Your account has no password yet, because you sign in by the single sign-on. Choose one first by “Forgotten password” on the sign-in page.',
  },
  wrongCode: (left: number): Bilingual => wrong('验证码不正确或已使用', 'The code is not correct or was used before.', left),
  codeWanted: {
    zh: '请输入身份验证器应用中的 6 位验证码，或一个恢复码。',
    en: 'Enter the six digits of your authenticator app, or a recovery code.',
  },
  secondFactorOff: { zh: '没有启用两步验证。', en: 'The second factor is off.' },
  linkDead: { zh: '链接已失效或已使用，请重新申请。', en: 'This link has expired or was used before. Ask for a new one.' },
} as const;

function wrong(zh: string, en: string, left: number): Bilingual {
  return { zh: `${zh}，还可以再试 ${left} 次。`, en: `${en} ${left} ${left === 1 ? 'try' : 'tries'} left.` };
}
