import { textLimits, type Bilingual } from '@college/curriculum-model';
import { isStorable } from '../../files/readTable';
import type { Book } from '../occupationBook';
import { findMisplaced } from './checkPlaces';
import { bookImportMessages as say } from './messages';
import type { BookLine } from './parseBookLines';

/** What is wrong with a line. */
export interface LineProblem {
  line: number;
  sentence: Bilingual;
}

const codeForm = /^[1-9](?:-\d{2}){0,3}$/;
const oldCodeForm = /^[\w.-]{1,40}$/;

/** All errors of the lines, by themselves and against stored entries; in the order of the lines. */
export function checkBookLines(lines: readonly BookLine[], book: Book): LineProblem[] {
  const first = new Map<string, BookLine>();
  for (const line of lines) if (line.code !== '' && !first.has(line.code)) first.set(line.code, line);
  const misplaced = findMisplaced(first, book);
  const oldCodes = new Map<string, string>();
  return lines.flatMap((line) => {
    const found = [...checkTexts(line)];
    const same = first.get(line.code);
    if (same && same !== line) found.push(say.repeatedCode(line.code, same.number));
    const place = misplaced.get(line);
    if (place && codeForm.test(line.code)) found.push(place);
    for (const old of line.oldCodes) found.push(...checkOldCode(old, line, first, book, oldCodes));
    return found.map((sentence) => ({ line: line.number, sentence }));
  });
}

function checkTexts({ code, title, english = '', description = '', tasks = [], professions = [] }: BookLine): Bilingual[] {
  const found: Bilingual[] = [];
  if (code === '') found.push(say.noCode);
  else if (!codeForm.test(code)) found.push(say.wrongCode(code));
  if (title === '') found.push(say.noName);
  if ([title, english].some((text) => text.length > textLimits.title)) found.push(say.longName(textLimits.title));
  if (description.length > textLimits.article) found.push(say.longText(textLimits.article));
  if ([...tasks, ...professions].some((text) => text.length > textLimits.paragraph)) found.push(say.longText(textLimits.paragraph));
  if (tasks.length > 200 || professions.length > 200) found.push(say.tooManyItems(200));
  if (!isStorable([title, english, description, ...tasks, ...professions].join(''))) found.push(say.unstorable);
  return found;
}

function checkOldCode(
  old: string,
  line: BookLine,
  lines: ReadonlyMap<string, BookLine>,
  book: Book,
  taken: Map<string, string>,
): Bilingual[] {
  if (!oldCodeForm.test(old)) return [say.wrongOldCode(old)];
  const stored = book.byCode.get(old);
  if (lines.has(old) || stored?.code === old) return [say.oldCodeInUse(old)];
  const other = taken.get(old) ?? (stored && stored.code !== line.code ? stored.code : undefined);
  taken.set(old, line.code);
  return other !== undefined && other !== line.code ? [say.oldCodeTaken(old, other)] : [];
}
