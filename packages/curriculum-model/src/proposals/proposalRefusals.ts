import type { ProposalStatus } from './editionProposal';
import { cut } from '../labels';
import type { Bilingual } from '../language';
import { proposalStatusNames } from './proposalWords';

/** Why an act on a proposal is refused. */
export const proposalRefusals = {
  missing: { zh: '找不到该提案，可能已被删除。', en: 'There is no such proposal. It may have been deleted.' },
  notInReview: (status: ProposalStatus): Bilingual => ({
    zh: `该提案现在是「${proposalStatusNames[status].zh}」，不在评审中。`,
    en: `This proposal is not in review. Its status is “${proposalStatusNames[status].en}”.`,
  }),
  decidedMeanwhile: {
    zh: '其他人刚刚作了决定，您的决定没有计入。请查看提案现在的状态。',
    en: 'Somebody else has just decided, and your decision was not counted. Look at the proposal as it is now.',
  },
  changedMeanwhile: {
    zh: '您打开提案后修订稿又有改动，请查看后再决定。',
    en: 'The draft changed after you opened the proposal. Look at it again before you decide.',
  },
  notYours: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `「${zh}」这一步不由您决定。可能是您的权限或人员刚刚有变动。`,
    en: `The step “${en}” is not yours to decide. Your rights may have changed.`,
  }),
  approvedAlready: { zh: '您在这一步已经通过。', en: 'You have approved this step already.' },
  changesNeedText: { zh: '请写明要修改什么。', en: 'Say what has to be changed.' },
  declineNeedsReason: { zh: '请写明不通过的理由。', en: 'Give the reason why you decline.' },
  openErrors: (count: number): Bilingual => ({
    zh: `还有 ${count} 个阻止发布的检查问题没有解决或接受，最后一步不能通过。`,
    en:
      count === 1
        ? 'The last step cannot be approved: 1 finding that blocks publishing is neither solved nor accepted.'
        : `The last step cannot be approved: ${count} findings that block publishing are neither solved nor accepted.`,
  }),
  inReview: {
    zh: '该修订稿正在评审，通过以后才能并入。要提前并入，请先收回提案。',
    en: 'This draft is in review and is merged once it is approved. Take the proposal back to merge it before.',
  },
  sentAlready: (status: ProposalStatus): Bilingual => ({
    zh: `该修订稿的提案现在是「${proposalStatusNames[status].zh}」，不能再送审。`,
    en: `The proposal of this draft cannot be sent again. Its status is “${proposalStatusNames[status].en}”.`,
  }),
  notADraft: { zh: '只有修订稿可以送审，推演方案请先改为修订稿。', en: 'Only a draft is sent to review. Make the scenario a draft first.' },
  nothingChanged: { zh: '修订稿没有任何改动，不需要评审。', en: 'Nothing was changed in this draft. There is nothing to review.' },
  courseSentAlready: (status: ProposalStatus): Bilingual => ({
    zh: `这门课程的提案现在是「${proposalStatusNames[status].zh}」，不能再送审。`,
    en: `The proposal of this course cannot be sent again. Its status is “${proposalStatusNames[status].en}”.`,
  }),
  courseMissing: {
    zh: '这份修订稿里没有这门课程，请刷新后重新选择。',
    en: 'This draft has no such course. Reload the page and choose again.',
  },
  courseUnchanged: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `修订稿没有改动课程「${zh}」，不需要评审。`,
    en: `Nothing was changed in the course “${en}” in this draft. There is nothing to review.`,
  }),
  courseUnderWay: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `课程「${zh}」的改动已单独送审，还没有并入。请等它结束或收回提案后再操作。`,
    en: `The changes of the course “${en}” were sent to review by themselves and are not merged yet. Wait until they are, or take their proposal back.`,
  }),
  wholeUnderWay: {
    zh: '整份修订稿已送审，不能再单独送审其中的课程。要单独送审，请先收回整份提案。',
    en: 'The whole draft was sent to review, so none of its courses can be sent by itself. Take that proposal back first.',
  },
  courseGone: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `送审以后，课程「${zh}」在修订稿中已被删除或恢复，不能再作决定。请要求送审人收回提案或重新送审。`,
    en: `The course “${en}” was deleted or restored in the draft after it was sent, so nothing can be decided. Ask the sender to take the proposal back or to send it again.`,
  }),
  courseNotPublished: {
    zh: '单独送审的课程只会并入现行版本，不能同时发布。',
    en: 'A course that is sent by itself is merged into the current edition. It cannot be published along with that.',
  },
  stepWithoutDeciders: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `步骤「${zh}」能决定的人不够，现在不能送审。请学校管理者调整评审步骤。`,
    en: `Too few people can decide the step “${en}”. Ask a college manager to change the steps before you send this.`,
  }),
  notYoursToWithdraw: {
    zh: '提案只能由送审人或专业负责人收回。',
    en: 'A proposal is taken back by whoever sent it or by the leader of the major.',
  },
  notYoursToLock: {
    zh: '内容只能由送审人、当前步骤的评审人或专业管理者锁定和解锁。',
    en: 'The content is locked and unlocked by whoever sent the proposal, by those who decide it now, or by who manages the major.',
  },
  lockedAlready: { zh: '内容已经锁定。', en: 'The content is locked already.' },
  notLocked: { zh: '内容没有锁定，可以直接编辑。', en: 'The content is not locked. You can edit it.' },
  askedToWriteAlready: {
    zh: '您已经申请过编辑，请等待解锁。',
    en: 'You have asked to write already. Wait until the content is unlocked.',
  },
  withdrawnAlready: (status: ProposalStatus): Bilingual => ({
    zh: `该提案现在是「${proposalStatusNames[status].zh}」，不能收回。`,
    en: `This proposal cannot be taken back. Its status is “${proposalStatusNames[status].en}”.`,
  }),
} as const satisfies Record<
  string,
  Bilingual | ((name: Bilingual) => Bilingual) | ((status: ProposalStatus) => Bilingual) | ((count: number) => Bilingual)
>;

/** Why nothing is written into content that is locked while it is reviewed: by whom, in which review, and how to ask. */
export function contentLocked({ by, summary }: { by: Bilingual; summary: string }): Bilingual {
  const about = cut(summary.trim(), 40);
  return {
    zh: `${by.zh}在评审「${about}」期间锁定了内容，现在不能编辑。需要编辑时，请在修订稿上方或评审页申请编辑。`,
    en: `${by.en} locked this content while “${about}” is in review, so it cannot be edited now. Ask to write at the top of the draft or on the page of the review.`,
  };
}

/** What the fields of a proposal and of its steps are called. */
export const proposalFieldNames = {
  summary: { zh: '摘要', en: 'Summary' },
  reason: { zh: '修订理由', en: 'Reason of the revision' },
  text: { zh: '意见', en: 'Comment' },
  name: { zh: '版本名称', en: 'Edition name' },
  entryYear: { zh: '适用年级', en: 'Entry year' },
  step: { zh: '评审步骤', en: 'Step' },
  act: { zh: '决定', en: 'Decision' },
} as const satisfies Record<string, Bilingual>;

/** What the fields of a step are called. */
export const stepFieldNames = {
  steps: { zh: '评审步骤', en: 'Steps of the review' },
  name: { zh: '步骤名称', en: 'Name of the step' },
  zh: { zh: '中文名称', en: 'Chinese name' },
  en: { zh: '英文名称', en: 'English name' },
  bands: { zh: '角色', en: 'Roles' },
  people: { zh: '人员', en: 'People' },
  approvals: { zh: '通过人数', en: 'Approvals' },
  days: { zh: '天数', en: 'Days' },
} as const satisfies Record<string, Bilingual>;
