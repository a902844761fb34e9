import type { OutboxKind, OutboxMail } from '@college/curriculum-model';
import type { MockMail, MockState } from '../mock-api/mockState';

const lifeMilliseconds = { reset: 3_600_000, invite: 7 * 86_400_000 };

/** Puts a mail with a one-use link into the outbox, in the place of earlier links to the person. */
export function sendMockMail(state: MockState, kind: OutboxKind, userId: number, to: string): void {
  const token = `mock-reset-token-${userId}`;
  state.resetTokens.set(token, userId);
  const createTime = state.now();
  for (const mail of workingMails(state, userId)) Object.assign(mail, { link: null, expireTime: createTime, isReplaced: true });
  state.outbox.unshift({
    id: state.nextId(),
    userId,
    kind,
    to,
    subject: kind === 'reset' ? '重置密码 Reset your password' : '欢迎使用课程体系工作台 Welcome to the curriculum workbench',
    text: '请打开链接设置密码。 Open the link to choose a password.',
    link: `https://workbench.college.example/course/support/forgetpwd?token=${token}`,
    createTime,
    expireTime: new Date(Date.parse(createTime) + lifeMilliseconds[kind]).toISOString(),
    sentTime: null,
    error: null,
    usedTime: null,
  });
}

/** A mail as managers read it: its link is for those who may manage the person. */
export function shownMail(kept: MockMail, isManaged: boolean): OutboxMail {
  const { userId: _, ...mail } = kept;
  return isManaged || mail.link === null ? mail : { ...mail, link: null, hiddenLink: 'notManaged' };
}

/** Marks a link as used. */
export function spendMockLink(state: MockState, token: string): void {
  state.resetTokens.delete(token);
  for (const mail of state.outbox) {
    if (mail.link?.endsWith(`=${token}`)) Object.assign(mail, { link: null, usedTime: state.now() });
  }
}

/** The links of a person stop working. */
export function killMockLinks(state: MockState, userId: number): void {
  for (const [token, id] of state.resetTokens) if (id === userId) state.resetTokens.delete(token);
  for (const mail of workingMails(state, userId)) Object.assign(mail, { link: null, expireTime: state.now() });
}

/** The mails to a person whose links still work. */
function workingMails(state: MockState, userId: number): MockMail[] {
  const now = Date.parse(state.now());
  return state.outbox.filter((mail) => mail.userId === userId && mail.link !== null && Date.parse(mail.expireTime) > now);
}
