import type { Bilingual } from '../language';
import { mostReportLinks } from '../refusals/linkRefusals';
import { mostOpenEditions } from './edition';

/** What the fields of an edition are called. */
export const editionFieldNames = {
  name: { zh: '版本名称', en: 'Edition name' },
  entryYear: { zh: '适用年级', en: 'Entry year' },
  reason: { zh: '修订理由', en: 'Reason of the revision' },
} as const satisfies Record<string, Bilingual>;

/** Why an act on an edition is refused. */
export const editionRefusals = {
  limit: {
    zh: `一个专业最多同时有 ${mostOpenEditions} 份修订稿和推演方案，请先删除或合并一些。`,
    en: `A major has at most ${mostOpenEditions} open drafts and scenarios. Delete or merge some first.`,
  },
  ofDraft: { zh: '修订稿不能再建修订稿，请从专业主页开始。', en: 'A draft cannot have drafts. Start from the home of the major.' },
  draftStays: {
    zh: '修订稿的院系与其专业相同，不能单独更改。',
    en: 'A draft is in the department of its major and cannot be moved by itself.',
  },
  isDraft: { zh: '这是一份修订稿，请在版本列表中删除。', en: 'This is a draft. Delete it in the list of editions.' },
  notOpen: ({ name, status }: { name: string; status: string }) => ({
    zh: `「${name}」${status === 'merged' ? '已经合并到现行版' : '已被删除'}，不能再更改。`,
    en: `“${name}” was ${status === 'merged' ? 'merged into the current edition' : 'deleted'} and cannot be changed any more.`,
  }),
  draftGone: {
    zh: '撤销后修订稿不会重新打开：它的内容在回收站的保留时间过后已清除。',
    en: 'Undoing this does not open the draft again: its content was removed when its time in the trash was over.',
  },
  published: { zh: '已发布的版本不能更改或删除。', en: 'A published edition cannot be changed or deleted.' },
  noBase: { zh: '该版本没有基线可以比较。', en: 'This edition has no base to compare with.' },
  stateGone: {
    zh: '该版本的内容已不再保存。',
    en: 'The content of this edition is no longer kept.',
  },
  otherHome: { zh: '只能比较同一专业的两个版本。', en: 'Only editions of the same major can be compared.' },
  originElsewhere: { zh: '只能以本专业的版本为底。', en: 'A draft can begin only with an edition of its own major.' },
  uniqueTaken: { zh: '该编号已用于另一次创建，请重新开始。', en: 'This number was used to create something else. Start again.' },
  scenarioNotMerged: {
    zh: '推演方案不能直接合并，请先改为修订稿。',
    en: 'A scenario cannot be merged. Make it a draft first.',
  },
  planChanged: {
    zh: '此后修订稿或现行版又有改动，已重新比较。请核对后再合并。',
    en: 'The draft or the current edition changed meanwhile and was compared again. Review it before you merge.',
  },
  revertChanged: {
    zh: '此后修订稿又有改动。请重新比较，核对后再撤回。',
    en: 'The draft changed meanwhile. Compare it again and review it before you revert.',
  },
  undecided: (count: number) => ({
    zh: `还有 ${count} 处冲突未决定。`,
    en: count === 1 ? '1 conflict is not decided yet.' : `${count} conflicts are not decided yet.`,
  }),
  draftNotKept: ({ zh, en }: Bilingual): Bilingual => ({
    zh: `修订稿不能以此结果保持打开。${zh}`,
    en: `The draft cannot stay open with this result. ${en}`,
  }),
  draftChanged: {
    zh: '此后修订稿又有改动，已重新推算。请核对后再升级。',
    en: 'The draft changed meanwhile and was planned again. Review it before you upgrade.',
  },
  undecidedIndicators: (count: number) => ({
    zh: `还有 ${count} 个指标点没有决定去处。`,
    en: count === 1 ? '1 indicator point has no place yet.' : `${count} indicator points have no place yet.`,
  }),
  unansweredDemands: (count: number) => ({
    zh: `还有 ${count} 条新要求没有答复。`,
    en: count === 1 ? '1 item of the new list has no answer yet.' : `${count} items of the new list have no answer yet.`,
  }),
  nothingToUpgrade: {
    zh: '该修订稿的毕业要求已按新标准排列，无需升级。',
    en: 'The requirements of this draft follow the new list already. There is nothing to upgrade.',
  },
  nothingToRevert: { zh: '这些位置与基线相同，没有可撤回的改动。', en: 'There is nothing to revert: these places are as in the base.' },
  receiptMissing: { zh: '找不到该合并记录。', en: 'There is no such receipt.' },
  publishChanged: {
    zh: '此后现行版又有改动，请核对最新的检查结果后再发布。',
    en: 'The current edition changed meanwhile. Review the new findings before you publish.',
  },
  publishBlocked: (count: number) => ({
    zh: `还有 ${count} 处错误须先改正或接受，才能发布。`,
    en:
      count === 1
        ? '1 error must be corrected or accepted before publishing.'
        : `${count} errors must be corrected or accepted before publishing.`,
  }),
  publishDraft: {
    zh: '修订稿不能直接发布，请先合并到现行版。',
    en: 'A draft cannot be published. Merge it into the current edition first.',
  },
  notPublished: { zh: '该版本没有发布过。', en: 'This edition was never published.' },
  withdrawn: { zh: '该版本已经撤回。', en: 'This edition was withdrawn already.' },
  withdrawnNoLink: { zh: '该版本已经撤回，不能再新建链接。', en: 'This edition was withdrawn. No new links to it can be created.' },
  tooManyLinks: {
    zh: `每个版本最多 ${mostReportLinks} 个链接，请先撤销不再需要的链接。`,
    en: `An edition has at most ${mostReportLinks} links. Revoke one that is not needed any more.`,
  },
  courseNotIn: { zh: '该版本没有这门课程。', en: 'This course is not in the edition.' },
  undone: { zh: '这次操作已经撤销。', en: 'This was undone already.' },
} as const satisfies Record<
  string,
  | Bilingual
  | ((count: number) => Bilingual)
  | ((sentence: Bilingual) => Bilingual)
  | ((edition: { name: string; status: string }) => Bilingual)
>;
