import type { Bilingual } from '../../language';

/** The text that is judged: Chinese is the record. */
export function bestLanguage({ zh, en }: Bilingual): string {
  return zh.trim() === '' ? en : zh;
}

/** Whether a text has a Chinese character. */
export function hasChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}
