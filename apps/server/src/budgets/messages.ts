import type { Bilingual } from '@college/curriculum-model';
import { pictureDays, type Budgets } from './budgets';

/** What is said to a person who has used up a budget, in both languages. */
export const budgetMessages = {
  storedBytes: ({ storedBytes }: Budgets): Bilingual => {
    const megabytes = Math.floor(storedBytes / 2 ** 20);
    return {
      zh: `您上传的图片已达到 ${megabytes} MB 的上限。反馈中的图片在 ${pictureDays} 天后自动删除；现在可以不带图片提交反馈，或换用更小的图片。`,
      en: `The pictures that you uploaded have reached ${megabytes} MB. Those of feedback are deleted after ${pictureDays} days. Send feedback without pictures now, or take smaller ones.`,
    };
  },
  eventStreams: {
    zh: '您同时进行的复制和下载太多，请等其中一项完成后再试。',
    en: 'Too many of your copies and downloads are under way. Wait until one is finished.',
  },
  emptyUnits: ({ emptyUnits }: Budgets): Bilingual => ({
    zh: `您有 ${emptyUnits} 个新建后尚未保存的课程单元，请先保存或删除其中一些。`,
    en: `${emptyUnits} of your new course units are not saved yet. Save or delete some of them first.`,
  }),
  waitingFiles: {
    zh: '您有多个文件正在排队生成，请等其中一个完成后再下载。',
    en: 'Several of your files are waiting to be made. Wait until one is finished.',
  },
} as const satisfies Record<string, Bilingual | ((argument: never) => Bilingual)>;
