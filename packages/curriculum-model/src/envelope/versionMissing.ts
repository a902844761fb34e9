import type { Bilingual } from '../language';

/** The answer to a call of ours that does not say which version it was based on (decision 42). */
export const versionMissing: Bilingual = {
  zh: '缺少版本号。请带上读取该数据时得到的版本号，否则可能覆盖其他人刚刚的修改。',
  en: "The version is missing. Send the one that came with the record; without it this could overwrite somebody else's change.",
};
