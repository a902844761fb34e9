import type { Bilingual } from '../../language';

/** The text that is judged: Chinese is the record. */
export function bestLanguage({ zh, en }: Bilingual): string {
  return zh.trim() === '' ? en : zh;
}

/** A word of the judged text in an English sentence; of Chinese, which its reader may not know, what it is. */
export function inEnglish(word: string, kind: string): string {
  return hasChinese(word) ? kind : `“${word}”`;
}

/** Whether a text has a Chinese character. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
