import { z } from 'zod';
import { idSchema, versioned } from '../fields';
import type { Bilingual } from '../language';

/** The name shown in place of a person whose data were deleted. */
export const formerMember = { zh: '已离开的成员', en: 'Former member' } as const satisfies Bilingual;

/** What is deleted with the data of a person. */
export const erasedKinds = ['account', 'picture', 'signIns', 'secondFactor', 'notices', 'mails', 'feedbackPictures', 'courses'] as const;
export type ErasedKind = (typeof erasedKinds)[number];

/** What each is. */
export const erasedTitles: Readonly<Record<ErasedKind, Bilingual>> = {
  account: { zh: '账号：姓名、邮箱、密码、个人资料和权限', en: 'The account: name, e-mail address, password, profile and rights' },
  picture: { zh: '头像', en: 'The picture' },
  signIns: { zh: '登录记录，含设备和网络地址', en: 'Sign-ins, with devices and network addresses' },
  secondFactor: { zh: '两步验证的密钥和恢复码', en: 'Key and recovery codes of the two-step verification' },
  notices: { zh: '收到的通知', en: 'Notices that were received' },
  mails: { zh: '发件箱中发给此人的邮件', en: 'Mails to this person in the outbox' },
  feedbackPictures: { zh: '反馈中的图片', en: 'Pictures in feedback' },
  courses: { zh: '课程负责人身份', en: 'Being a leader of courses' },
};

/** What stays, under another name than that of the person. */
export const keptKinds = ['changes', 'comments', 'decisions', 'feedbacks', 'securityEvents'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** What each is, and why it stays. */
export const keptTitles: Readonly<Record<KeptKind, { title: Bilingual; why: Bilingual }>> = {
  changes: {
    title: { zh: '修改历史', en: 'History of changes' },
    why: { zh: '培养方案须能说明何时改了什么。', en: 'A curriculum must show what was changed when.' },
  },
  comments: {
    title: { zh: '评论', en: 'Comments' },
    why: { zh: '其他人的回复离不开它们。', en: 'What others replied makes no sense without them.' },
  },
  decisions: {
    title: { zh: '提案、评审意见和接受的问题', en: 'Proposals, reviews and accepted findings' },
    why: { zh: '它们是培养方案生效的依据。', en: 'They are why a curriculum is valid.' },
  },
  feedbacks: {
    title: { zh: '反馈的文字', en: 'Text of feedback' },
    why: { zh: '有待改进的问题仍要处理。', en: 'What is to be mended is still to be mended.' },
  },
  securityEvents: {
    title: { zh: '安全日志的条目，不再含设备和网络地址', en: 'Entries of the security log, without devices and network addresses' },
    why: { zh: '保留期限内仍须能查清安全事件。', en: 'Incidents must be cleared up as long as entries are kept.' },
  },
};

const count = z.int().min(0);

/** Extension: what the deletion of somebody's data removes and what it leaves, by number. */
export const erasureSchema = z.object({
  id: idSchema,
  removed: z.object({
    account: count,
    picture: count,
    signIns: count,
    secondFactor: count,
    notices: count,
    mails: count,
    feedbackPictures: count,
    courses: count,
  }) satisfies z.ZodType<Record<ErasedKind, number>>,
  kept: z.object({ changes: count, comments: count, decisions: count, feedbacks: count, securityEvents: count }) satisfies z.ZodType<
    Record<KeptKind, number>
  >,
});
export type Erasure = z.infer<typeof erasureSchema>;

/** Body of /manage/user/erase. */
export const erasePersonRequestSchema = z.object({ id: idSchema, ...versioned });
export type ErasePersonRequest = z.infer<typeof erasePersonRequestSchema>;
