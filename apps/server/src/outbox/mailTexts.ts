import type { OutboxKind } from '@college/curriculum-model';

/** The placeholder of the link in a stored mail. */
export const linkMark = '{link}';

/** How long a link works. */
export const linkLife = { reset: 60 * 60_000, invite: 7 * 86_400_000 } as const satisfies Record<OutboxKind, number>;

/** What the mail is about, in the words of its reader. */
export interface MailFacts {
  userName: string;
  collegeName: string;
  collegeNameEn: string;
}

interface MailText {
  subject: string;
  body: string;
}

/** The mail after a forgotten password, in the language of the request. */
export const resetMail = {
  zh: ({ userName, collegeName }: MailFacts): MailText => ({
    subject: '重置课程建设工作台的密码',
    body: `${userName}，您好：

我们收到了重置您密码的请求。请在 60 分钟内打开以下链接设置新密码；链接只能使用一次：

${linkMark}

如果这不是您本人的操作，请忽略本邮件，您的密码不会改变。

${collegeName} · 课程建设工作台`,
  }),
  en: ({ userName, collegeNameEn }: MailFacts): MailText => ({
    subject: 'Reset your password for the Curriculum Workbench',
    body: `Dear ${userName},

Somebody asked for a new password for your account. Open this link within 60 minutes to choose one; it works once:

${linkMark}

If it was not you, ignore this mail: your password stays as it is.

${collegeNameEn} · Curriculum Workbench`,
  }),
};

/** The first mail to a new person; nobody knows their language yet, so it has both. */
export function inviteMail({ userName, collegeName, collegeNameEn }: MailFacts): MailText {
  return {
    subject: '欢迎使用课程建设工作台 Welcome to the Curriculum Workbench',
    body: `${userName}，您好：

${collegeName}为您开通了课程建设工作台的账号。请在 7 天内打开以下链接设置密码；链接只能使用一次。
链接失效后，可在登录页通过「忘记密码」重新获取。

${collegeNameEn} has opened an account for you on the Curriculum Workbench. Open this link within 7 days to choose a
password; it works once. After that, ask for a new one under "Forgotten password" on the sign-in page.

${linkMark}`,
  };
}

/** The mail with its link, which has a line of its own, replaced. */
export function withLink(body: string, link: string): string {
  const at = body.lastIndexOf(`\n${linkMark}`);
  return at === -1 ? body : `${body.slice(0, at + 1)}${link}${body.slice(at + 1 + linkMark.length)}`;
}
