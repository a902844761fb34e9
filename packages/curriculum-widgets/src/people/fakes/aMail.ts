import type { OutboxMail } from '@college/curriculum-model';

const link = 'https://college.example/course/support/forgetpwd?token=one-use-token';

/** An invitation whose link works. */
export function aMail(change: Partial<OutboxMail> = {}): OutboxMail {
  return {
    id: 1001,
    kind: 'invite',
    to: 'wang@college.example',
    subject: '邀请您使用课程建设工作台',
    text: `王岚，您好：\n\n请通过以下链接设置密码：\n${link}`,
    link,
    createTime: '2026-05-12T09:00:00+08:00',
    expireTime: '2026-05-19T09:00:00+08:00',
    sentTime: null,
    error: null,
    usedTime: null,
    ...change,
  };
}
