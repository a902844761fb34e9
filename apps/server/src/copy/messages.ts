import type { Bilingual } from '@college/curriculum-model';

/** Sentences about copying, in both languages. */
export const copyMessages = {
  unknownJob: {
    zh: '找不到这次复制，请重新开始复制。',
    en: 'There is no such copy. Start copying again.',
  },
  expired: {
    zh: '这次复制没有及时开始，参数已失效，请重新开始复制。',
    en: 'This copy was not started in time and its parameters have expired. Start copying again.',
  },
  interrupted: {
    zh: '复制时服务器中断，没有产生任何内容，请重新开始复制。',
    en: 'The server stopped during the copy, and nothing was left behind. Start copying again.',
  },
  failed: {
    zh: '复制时服务器出现错误，没有产生任何内容，请重新开始复制。',
    en: 'Something went wrong on the server during the copy, and nothing was left behind. Start copying again.',
  },
  notStarted: { zh: '复制未能开始，请稍后重试。', en: 'The copy could not be started. Try again later.' },
  uniqueTaken: {
    zh: '该复制编号已用于另一次复制，请重新开始复制。',
    en: 'This copy number was used for another copy. Start copying again.',
  },
  alreadyRunning: {
    zh: '该课程正在复制到这个专业，请等待完成。',
    en: 'This course is being copied into this major already. Wait until that has finished.',
  },
  tooManyRunning: { zh: '同时进行的复制过多，请等待完成后再试。', en: 'Too many copies are running. Wait until one has finished.' },
  tooManyWaiting: { zh: '尚未开始的复制过多，请稍后再试。', en: 'Too many copies are waiting to be started. Try again later.' },
  ownMajor: {
    zh: '不能复制到课程所在的专业，请选择其他专业。',
    en: 'A course cannot be copied into its own major. Choose another major.',
  },
  neverSaved: { zh: '该课程单元尚未保存，请保存后再复制。', en: 'This course unit was never saved. Save it before you copy it.' },
} as const satisfies Record<string, Bilingual>;
