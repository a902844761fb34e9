import type { Bilingual } from '@college/curriculum-model';

/** Sentences of the calls that make files, in both languages. */
export const documentMessages = {
  busy: {
    zh: '现在同时生成文件的人太多，请一分钟后再下载。',
    en: 'Too many files are being made at the moment. Download it again in a minute.',
  },
  broken: {
    zh: '文件生成失败，开课说明的内容没有受到影响。请重新下载。',
    en: 'The file could not be made. The course start report itself is unharmed. Download it again.',
  },
  tooLong: {
    zh: '文件生成超时，已停止。开课说明的内容没有受到影响。请稍后重新下载，或缩短内容。',
    en: 'Making the file took too long and was stopped. The course start report itself is unharmed. Download it again later, or shorten it.',
  },
  tooLarge: {
    zh: '开课说明过大，无法生成文件，内容没有受到影响。请缩短内容后重新下载。',
    en: 'The course start report is too large for a file; it is itself unharmed. Shorten it and download it again.',
  },
  fileGone: {
    zh: '这份文件已被取走，或已超过十分钟。请回到开课说明重新下载。',
    en: 'This file was fetched before, or is older than ten minutes. Go back to the course start report and download it again.',
  },
} as const satisfies Record<string, Bilingual>;
