import { textLimits, type Bilingual } from '@college/curriculum-model';
import { isStorable } from '../../files/readTable';
import { pathOf, type Book } from '../occupationBook';
import { bookImportMessages as say } from './messages';
import type { BookLine } from './parseBookLines';

/** What is wrong with a line. */
export interface LineProblem {
  line: number;
  sentence: Bilingual;
}

/** Major, middle and sub-class, and the occupation itself. */
const deepest = 4;
const codeForm = /^[1-9](?:-\d{2}){0,3}$/;
const oldCodeForm = /^[\w.-]{1,40}$/;

/** Everything wrong with the lines, by themselves and beside what is stored; in the order of the lines. */
export function checkBookLines(lines: readonly BookLine[], book: Book): LineProblem[] {
  const first = new Map<string, BookLine>();
  for (const line of lines) if (line.code !== '' && !first.has(line.code)) first.set(line.code, line);
  const oldCodes = new Map<string, string>();
  return lines.flatMap((line) => {
    const found = [...checkTexts(line)];
    const same = first.get(line.code);
    if (same && same !== line) found.push(say.repeatedCode(line.code, same.number));
    if (codeForm.test(line.code)) found.push(...checkParent(line, first, book));
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

/** Climbs to the top through the file and, above it, through what is stored. */
function checkParent(line: BookLine, lines: ReadonlyMap<string, BookLine>, book: Book): Bilingual[] {
  const seen = new Set([line.code]);
  let depth = 1;
  for (let at: BookLine = line; at.parent !== ''; depth += 1) {
    if (seen.has(at.parent)) return [say.circle(line.code)];
    seen.add(at.parent);
    const above = lines.get(at.parent);
    if (above) {
      at = above;
      continue;
    }
    const stored = book.byCode.get(at.parent);
    // The line above has this problem itself.
    if (!stored || stored.code !== at.parent) return at === line ? [say.unknownParent(at.parent)] : [];
    depth += pathOf(book, stored).length;
    break;
  }
  return depth > deepest ? [say.tooDeep(deepest)] : [];
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
