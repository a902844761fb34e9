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

/** A name as a part of a file name: signs that a file system refuses take their full width, and what is too long is cut. */
export function plainFileName(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .replace(/[\\/:*?"<>|]/g, (sign) => refused[sign] ?? '_')
    .trim();
  return cutFileName(plain);
}

/** A part of a file name, cut to the length that file systems take. */
export function cutFileName(name: string): string {
  return Array.from(name).slice(0, longestName).join('').trimEnd();
}

/** The name of the file without its extension: 《数据结构》开课说明. */
export function reportFileName(courseName: string, languages: DocumentLanguages = 'zh'): string {
  const name = plainFileName(courseName);
  const title = say.title({ zh: name || say.untitled.zh, en: name || say.untitled.en });
  return languages === 'en' ? title.en : title.zh;
}
