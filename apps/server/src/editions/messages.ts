import { changedMeanwhile, editionRefusals, type Bilingual } from '@college/curriculum-model';

/** Sentences about editions, in both languages. */
export const editionMessages = {
  missing: { zh: '找不到该版本，可能已被删除。', en: 'There is no such edition. It may have been deleted.' },
  ofDraft: editionRefusals.ofDraft,
  limit: editionRefusals.limit,
  notOpen: editionRefusals.notOpen,
  published: editionRefusals.published,
  changedMeanwhile: changedMeanwhile.edition,
  uniqueTaken: editionRefusals.uniqueTaken,
  noBase: editionRefusals.noBase,
  stateGone: editionRefusals.stateGone,
  otherHome: editionRefusals.otherHome,
  scenarioNotMerged: editionRefusals.scenarioNotMerged,
  planChanged: editionRefusals.planChanged,
  draftChanged: editionRefusals.draftChanged,
  undecided: editionRefusals.undecided,
  nothingToRevert: editionRefusals.nothingToRevert,
  receiptMissing: editionRefusals.receiptMissing,
  undone: editionRefusals.undone,
  alreadyRunning: {
    zh: '该专业的修订稿正在创建，请等待完成。',
    en: 'A draft of this major is being created already. Wait until that has finished.',
  },
  tooManyRunning: { zh: '同时进行的任务过多，请等待完成后再试。', en: 'Too many tasks are running. Wait until one has finished.' },
  tooManyWaiting: { zh: '尚未开始的创建过多，请稍后再试。', en: 'Too many drafts are waiting to be made. Try again later.' },
  expired: { zh: '这次创建没有及时开始，请重新开始。', en: 'This was not started in time. Start again.' },
  interrupted: {
    zh: '创建时服务器中断，没有产生任何内容，请重新开始。',
    en: 'The server stopped meanwhile, and nothing was left behind. Start again.',
  },
  failed: {
    zh: '创建时服务器出现错误，没有产生任何内容，请重新开始。',
    en: 'Something went wrong on the server, and nothing was left behind. Start again.',
  },
  busy: {
    zh: '现在比较版本的人太多，请稍后重试。',
    en: 'Too many people are comparing editions at the moment. Try again in a moment.',
  },
  tooLong: {
    zh: '比较超时，已停止，内容没有受到影响。请稍后重试。',
    en: 'The comparison took too long and was stopped; nothing was changed. Try again later.',
  },
  tooLarge: {
    zh: '要比较的内容过多，已停止，内容没有受到影响。',
    en: 'There is too much to compare; nothing was changed.',
  },
  broken: { zh: '比较出现错误，内容没有受到影响。请重试。', en: 'The comparison failed; nothing was changed. Try again.' },
  notStarted: { zh: '创建未能开始，请稍后重试。', en: 'It could not be started. Try again later.' },
} as const satisfies Record<string, Bilingual | ((count: number) => Bilingual)>;
