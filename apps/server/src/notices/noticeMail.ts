import type { SecurityNoticeKind } from '@college/curriculum-model';
import { linkMark, type MailFacts } from '../outbox/mailTexts';

interface NoticeWords {
  subject: string;
  zh: string;
  en: string;
}

const words: Record<SecurityNoticeKind, NoticeWords> = {
  newDevice: {
    subject: '新设备登录 Sign-in on a new device',
    zh: '您的账号刚刚在一台以前没有用过的设备上登录',
    en: 'Somebody just signed in to your account on a device that was not used before',
  },
  passwordChanged: {
    subject: '密码已修改 Your password was changed',
    zh: '您的账号的密码刚刚被修改，其他登录已全部退出',
    en: 'The password of your account was just changed, and all other sign-ins have ended',
  },
  secondFactorOn: {
    subject: '两步验证已启用 The second factor is on',
    zh: '您的账号刚刚启用了两步验证，登录时需要输入验证码',
    en: 'The second factor of your account was just switched on. Signing in needs a code',
  },
  secondFactorOff: {
    subject: '两步验证已停用 The second factor is off',
    zh: '您的账号的两步验证刚刚被停用，登录只需密码',
    en: 'The second factor of your account was just switched off. Signing in needs the password only',
  },
  addressChanged: {
    subject: '邮箱已修改 Your e-mail address was changed',
    zh: '您的账号的邮箱刚刚被修改，登录请用新邮箱或用户名',
    en: 'The e-mail address of your account was just changed. Sign in with the new one or with your user name',
  },
};

/** The mail of a notice, in both languages, because nobody knows that of its reader. `place` is the device and address of an own act. */
export function noticeMail(kind: SecurityNoticeKind, { userName, collegeName, collegeNameEn }: MailFacts, place: readonly string[]) {
  const { subject, zh, en } = words[kind];
  return {
    subject,
    body: `${userName}，您好：

${zh}${inBrackets('（', place.join('、'), '）')}。如果不是您或您的管理人员所为，请立即修改密码并联系学校管理者。登录情况见：

${en}${inBrackets(' (', place.join(', '), ')')}. If it was neither you nor somebody who manages your account, change your password now and
tell your college administrator. Your sign-ins:

${linkMark}

${collegeName} · 课程建设工作台 ${collegeNameEn} · Curriculum Workbench`,
  };
}

function inBrackets(open: string, words: string, close: string): string {
  return words && `${open}${words}${close}`;
}
