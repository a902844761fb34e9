import type { Bilingual } from '@college/curriculum-model';

/** What a file is made of. */
export type FileSubject = 'report' | 'booklet';

const subjects = {
  report: { zh: '开课说明', en: 'course start report' },
  booklet: { zh: '培养方案', en: 'booklet' },
} as const satisfies Record<FileSubject, Bilingual>;

type Sentence = (subject: FileSubject) => Bilingual;

/** Sentences of the calls that make files, in both languages. */
export const documentMessages = {
  busy: () => ({
    zh: '现在同时生成文件的人太多，请一分钟后再下载。',
    en: 'Too many files are being made at the moment. Download it again in a minute.',
  }),
  broken: (subject) => ({
    zh: `文件生成失败，${subjects[subject].zh}的内容没有受到影响。请重新下载。`,
    en: `The file could not be made. The ${subjects[subject].en} itself is unharmed. Download it again.`,
  }),
  tooLong: (subject) => ({
    zh: `文件生成超时，已停止。${subjects[subject].zh}的内容没有受到影响。请稍后重新下载，或缩短内容。`,
    en: `Making the file took too long and was stopped. The ${subjects[subject].en} itself is unharmed. Download it again later, or shorten it.`,
  }),
  tooLarge: (subject) => ({
    zh: `${subjects[subject].zh}过大，无法生成文件，内容没有受到影响。请缩短内容后重新下载。`,
    en: `The ${subjects[subject].en} is too large for a file; it is itself unharmed. Shorten it and download it again.`,
  }),
  fileGone: (subject) => ({
    zh: `这份文件已被取走，或已超过十分钟。请回到${subjects[subject].zh}重新下载。`,
    en: `This file was fetched before, or is older than ten minutes. Go back to the ${subjects[subject].en} and download it again.`,
  }),
} as const satisfies Record<string, Sentence>;
