import { joinNames } from '../../language';
import type { ReportChapter } from './chapters';
import type { DocumentLanguages, Words } from './documentModel';
import { totalEntryHours } from './entryHours';
import { documentMessages as say } from './messages';
import { fieldWords, isEmptyWords, labelWords, mapWords } from './wording';
import { joinedWeeks } from './weeks';

// Staff often number a chapter in its own name; a second number before it would contradict it.
const numberedName = /^\s*(第\s*[\d一二三四五六七八九十百]+\s*[章节篇讲部单]|(chapter|unit|part|section|project)\s*\d)/i;

/** The heading of a chapter's table: 第 4 章 and its name. */
export function chapterCaption({ number, project }: ReportChapter, languages: DocumentLanguages): Words {
  const chapter = say.chapterNumber(number);
  const name = project ? fieldWords(languages, project, 'name') : {};
  if (isEmptyWords(name)) return labelWords(languages, chapter);
  const before = (prefix: string) => (text: string) => (numberedName.test(text) ? text : `${prefix}${text}`);
  return mapWords(name, { zh: before(`${chapter.zh}　`), en: before(`${chapter.en}: `) });
}

/** Weeks and hours of a chapter: 第 8-10 周，12/4 学时. */
export function chapterNote({ entries }: ReportChapter, languages: DocumentLanguages): Words {
  const weeks = joinedWeeks(entries.map(({ week }) => week));
  const hours = totalEntryHours(entries);
  const parts = [...(weeks === '' ? [] : [say.weekRange(weeks)]), ...(hours === '' ? [] : [say.hourCount(hours)])];
  if (parts.length === 0) return {};
  return labelWords(languages, {
    zh: parts.map(({ zh }) => zh).join('，'),
    en: joinNames(
      parts.map(({ en }) => en),
      'en',
    ),
  });
}
