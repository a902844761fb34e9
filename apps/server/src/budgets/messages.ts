import { budgetAmount, changedMeanwhile, type Bilingual, type Budgets } from '@college/curriculum-model';
import { pictureDays } from './budgets';

/** What is said to a person who has used up a budget, in both languages; the limit is that of the person. */
export const budgetMessages = {
  storedBytes: ({ storedBytes }: Budgets): Bilingual => {
    const limit = budgetAmount('storedBytes', storedBytes);
    return {
      zh: `您上传的图片已达到 ${limit} 的上限。反馈中的图片在 ${pictureDays} 天后自动删除；现在可以不带图片提交反馈，或换用更小的图片。`,
      en: `The pictures that you uploaded have reached ${limit}. Those of feedback are deleted after ${pictureDays} days. Send feedback without pictures now, or take smaller ones.`,
    };
  },
  coverOfOther: ({ storedBytes }: Budgets): Bilingual => {
    const limit = budgetAmount('storedBytes', storedBytes);
    return {
      zh: `封面计入此报告创建人的图片，其图片已达到 ${limit} 的上限，请换用更小的封面。`,
      en: `The cover counts for the person who made this report, whose pictures have reached ${limit}. Take a smaller one.`,
    };
  },
  eventStreams: ({ eventStreams }: Budgets): Bilingual => ({
    zh: `您同时进行的复制和下载已达到 ${eventStreams} 项的上限，请等其中一项完成后再试。`,
    en: `You have reached the limit of ${eventStreams} copies and downloads under way. Wait until one is finished.`,
  }),
  emptyUnits: ({ emptyUnits }: Budgets): Bilingual => ({
    zh: `您有 ${emptyUnits} 个新建后尚未保存的课程单元，已达到上限，请先保存或删除其中一些。`,
    en: `${emptyUnits} of your new course units ${emptyUnits === 1 ? 'is' : 'are'} not saved yet, which is the limit. Save or delete some of them first.`,
  }),
  waitingFiles: ({ waitingFiles }: Budgets): Bilingual => ({
    zh: `您有 ${waitingFiles} 个文件正在排队生成，已达到上限，请等其中一个完成后再下载。`,
    en: `${waitingFiles} of your files ${waitingFiles === 1 ? 'is' : 'are'} waiting to be made, which is the limit. Wait until one is finished.`,
  }),
  feedbacks: ({ feedbacks }: Budgets, minutes: number): Bilingual => ({
    zh: `您在 15 分钟内已提交 ${feedbacks} 条反馈，达到上限，请 ${minutes} 分钟后再试。`,
    en: `You have sent ${feedbacks} pieces of feedback within 15 minutes, which is the limit. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  }),
  changedMeanwhile: changedMeanwhile.limits,
} as const satisfies Record<string, Bilingual | ((...given: never[]) => Bilingual)>;
