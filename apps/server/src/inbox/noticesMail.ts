import { noticeSentence, noticeTexts, type Language, type Notice } from '@college/curriculum-model';
import { linkMark, type MailFacts } from '../outbox/mailTexts';
import { noticeAddress } from './noticeAddress';

const mostLines = 20;

interface MailWords {
  subject: (count: number) => string;
  greeting: (name: string) => string;
  intro: (count: number) => string;
  more: (count: number) => string;
  choose: string;
  signature: (facts: MailFacts) => string;
}

const words: Record<Language, MailWords> = {
  zh: {
    subject: (count) => `课程建设工作台：${count} 条新通知`,
    greeting: (name) => `${name}，您好：`,
    intro: (count) => `课程建设工作台有 ${count} 条与您有关的新通知。`,
    more: (count) => `还有 ${count} 条，请在工作台的「通知」中查看。`,
    choose: '收不收、何时收这样的邮件，可在「我的账号」中选择：',
    signature: ({ collegeName }) => `${collegeName} · 课程建设工作台`,
  },
  en: {
    subject: (count) => `Curriculum Workbench: ${count === 1 ? '1 new notice' : `${count} new notices`}`,
    greeting: (name) => `Dear ${name},`,
    intro: (count) => `There ${count === 1 ? 'is 1 new notice' : `are ${count} new notices`} for you on the Curriculum Workbench.`,
    more: (count) => `${count} more under "Notices" on the workbench.`,
    choose: 'Whether and when such mails come is chosen under "My account":',
    signature: ({ collegeNameEn }) => `${collegeNameEn} · Curriculum Workbench`,
  },
};

/**
 * The mail with somebody's new notices, each with the address of its place. It has nothing of what was written there: a mail cannot be
 * taken back from one who may not read it any more.
 */
export function noticesMail(
  notices: readonly Notice[],
  { userId, language, publicAddress, ...facts }: MailFacts & { userId: number; language: Language; publicAddress: string },
): { subject: string; body: string } {
  const text = words[language];
  const lines = notices.slice(0, mostLines).map((notice) => {
    const sentence = noticeSentence(notice, noticeTexts[language]).replaceAll(/\s+/gu, ' ');
    return `· ${sentence}\n  ${publicAddress}${noticeAddress(notice, userId)}`;
  });
  const left = notices.length - lines.length;
  const parts = [
    text.greeting(facts.userName),
    text.intro(notices.length),
    ...lines,
    ...(left > 0 ? [text.more(left)] : []),
    text.choose,
    linkMark,
    text.signature(facts),
  ];
  return { subject: text.subject(notices.length), body: parts.join('\n\n') };
}
