import type { DocumentLanguages } from './documentModel';
import { documentMessages as say } from './messages';

const refused: Readonly<Record<string, string>> = {
  '\\': '＼',
  '/': '／',
  ':': '：',
  '*': '＊',
  '?': '？',
  '"': '＂',
  '<': '＜',
  '>': '＞',
  '|': '｜',
};

// With the words around it and an extension, the name stays below the 255 bytes that file systems take.
const longestName = 56;

/** The name of the file without its extension: 《数据结构》开课说明. Signs that a file system refuses take their full width. */
export function reportFileName(courseName: string, languages: DocumentLanguages = 'zh'): string {
  const plain = courseName
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, (sign) => refused[sign] ?? '_')
    .trim();
  const name = Array.from(plain).slice(0, longestName).join('').trimEnd();
  const title = say.title({ zh: name || say.untitled.zh, en: name || say.untitled.en });
  return languages === 'en' ? title.en : title.zh;
}
