import { z } from 'zod';
import { versionSchema, versioned } from '../fields';
import { trashDays } from '../history/historySchema';
import type { Bilingual } from '../language';
import { securityLogDays } from '../security/securityEvent';

/** What a college decides how long it is kept, in the order in which it is shown. */
export const retentionKinds = ['history', 'securityLog', 'trash', 'notices', 'mails', 'sessions', 'copyJobs'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

interface RetentionRule {
  /** Days of a college that sets nothing; null for good. */
  usual: number | null;
  least: number;
  most: number;
  title: Bilingual;
  /** What is deleted then, and from when on days count. */
  hint: Bilingual;
}

/** How long each kind is kept, and between what a college may set it. The history outlasts the trash, which needs it to bring a record back. */
export const retentionRules: Readonly<Record<RetentionKind, RetentionRule>> = {
  history: {
    usual: null,
    least: 730,
    most: 36_500,
    title: { zh: '修改历史', en: 'History of changes' },
    hint: {
      zh: '谁在何时把什么改成了什么。过期的条目无法再查看，也无法恢复到当时的内容。',
      en: 'Who changed what, when, from what to what. What is older cannot be read or brought back any more.',
    },
  },
  securityLog: {
    usual: securityLogDays,
    least: 30,
    most: 1825,
    title: { zh: '安全日志', en: 'Security log' },
    hint: { zh: '登录、被拒绝的操作、账号变更，含网络地址。', en: 'Sign-ins, refusals and changes of accounts, with network addresses.' },
  },
  trash: {
    usual: trashDays,
    least: trashDays,
    most: 365,
    title: { zh: '回收站', en: 'Trash' },
    hint: { zh: '从删除时算起，之后彻底删除。', en: 'From the deletion on; then it is removed for good.' },
  },
  notices: {
    usual: 180,
    least: 30,
    most: 730,
    title: { zh: '安全通知', en: 'Notices about security' },
    hint: { zh: '个人账号页上的通知，例如密码已更改。', en: 'Those on the account page, such as that a password was changed.' },
  },
  mails: {
    usual: 30,
    least: 7,
    most: 365,
    title: { zh: '邮件', en: 'Mails' },
    hint: { zh: '发件箱中的邮件，无论是否已发出。', en: 'Those in the outbox, whether they were sent or not.' },
  },
  sessions: {
    usual: 30,
    least: 1,
    most: 365,
    title: { zh: '登录记录', en: 'Sign-ins' },
    hint: { zh: '从登录结束时算起，含设备和网络地址。', en: 'From their end on, with device and network address.' },
  },
  copyJobs: {
    usual: 365,
    least: 30,
    most: 1825,
    title: { zh: '复制任务', en: 'Copy jobs' },
    hint: { zh: '复制课程和新建修订稿的步骤与结果。', en: 'Steps and outcome of copies of courses and of new drafts.' },
  },
};

const daysSchema = z.int().min(1).max(36_500).nullable();

/** How long each kind is kept, in days; null for good. */
export const retentionDaysSchema = z.object({
  history: daysSchema,
  securityLog: daysSchema,
  trash: daysSchema,
  notices: daysSchema,
  mails: daysSchema,
  sessions: daysSchema,
  copyJobs: daysSchema,
}) satisfies z.ZodType<Record<RetentionKind, number | null>>;
export type RetentionDays = z.infer<typeof retentionDaysSchema>;

/** Extension: how long a college keeps what is deleted by itself. The version is 0 until it sets something. */
export const retentionSchema = z.object({ days: retentionDaysSchema, version: versionSchema });
export type Retention = z.infer<typeof retentionSchema>;

/** Body of /manage/retention/save: all of it. */
export const saveRetentionRequestSchema = z.object({ days: retentionDaysSchema, ...versioned });
export type SaveRetentionRequest = z.infer<typeof saveRetentionRequestSchema>;

/** An entry for each kind. */
export function mapRetention<Value>(valueOf: (kind: RetentionKind) => Value): Record<RetentionKind, Value> {
  return {
    history: valueOf('history'),
    securityLog: valueOf('securityLog'),
    trash: valueOf('trash'),
    notices: valueOf('notices'),
    mails: valueOf('mails'),
    sessions: valueOf('sessions'),
    copyJobs: valueOf('copyJobs'),
  };
}

/** How long a college that sets nothing keeps everything. */
export const usualRetention: RetentionDays = mapRetention((kind) => retentionRules[kind].usual);

/** The days that apply: those that a college set, else the usual ones. */
export function retentionWith(own: Partial<RetentionDays> | undefined): RetentionDays {
  return mapRetention((kind) => own?.[kind] ?? usualRetention[kind]);
}

/** The first kind whose days are out of their bounds, with a sentence that names them. */
export function retentionFault(days: RetentionDays): { kind: RetentionKind; sentence: Bilingual } | undefined {
  const kind = retentionKinds.find((each) => !isWithinBounds(each, days[each]));
  return kind && { kind, sentence: retentionBounds(kind) };
}

function isWithinBounds(kind: RetentionKind, days: number | null): boolean {
  const { usual, least, most } = retentionRules[kind];
  if (days === null) return usual === null;
  return Number.isInteger(days) && days >= least && days <= most;
}

/** Between what the days of a kind must be. */
export function retentionBounds(kind: RetentionKind): Bilingual {
  const { usual, least, most, title } = retentionRules[kind];
  return {
    zh: `「${title.zh}」的保留时间须为 ${least} 到 ${most} 天${usual === null ? '，留空表示永久保留' : ''}。`,
    en: `“${title.en}” must be kept for ${least} to ${most} days${usual === null ? '; leave it empty to keep it for good' : ''}.`,
  };
}
