import type { Bilingual } from '@college/curriculum-model';
import type { Book } from '../occupationBook';
import { bookImportMessages as say } from './messages';
import type { BookLine } from './parseBookLines';

/** Major, middle and sub-class, and the occupation itself. */
const deepest = 4;

/**
 * Finds the lines that would put an entry under itself, under a class that does not exist, or too deep; a stored entry that is not in the file moves with
 * its parent class. `lines` are the first of each code.
 */
export function findMisplaced(lines: ReadonlyMap<string, BookLine>, book: Book): Map<BookLine, Bilingual> {
  const found = new Map<BookLine, Bilingual>();
  for (const line of lines.values()) {
    const fault = faultOf(line, lines, book);
    if (fault) found.set(line, fault);
  }
  for (const { code } of book.byId.values()) {
    if (lines.has(code)) continue;
    const path = pathAfter(code, lines, book);
    const mover = path.map((above) => lines.get(above)).find((line) => line !== undefined);
    if (mover && path.length > deepest && !found.has(mover)) found.set(mover, say.tooDeep(deepest));
  }
  return found;
}

function faultOf(line: BookLine, lines: ReadonlyMap<string, BookLine>, book: Book): Bilingual | undefined {
  const above = codeAbove(line.code, lines, book);
  if (above !== '' && !isKnown(above, lines, book)) return say.unknownParent(above);
  const path = pathAfter(line.code, lines, book);
  const top = path.at(-1) ?? '';
  if (path.includes(codeAbove(top, lines, book))) return say.circle(line.code);
  return path.length > deepest ? say.tooDeep(deepest) : undefined;
}

/** The codes from an entry up to the top as they will be; it ends before a code that comes again, and before one that is not there. */
function pathAfter(code: string, lines: ReadonlyMap<string, BookLine>, book: Book): string[] {
  const path: string[] = [];
  for (let next = code; next !== '' && !path.includes(next) && isKnown(next, lines, book); next = codeAbove(next, lines, book)) {
    path.push(next);
  }
  return path;
}

/** The future parent of an entry: a file without parent classes does not move entries that have one. */
function codeAbove(code: string, lines: ReadonlyMap<string, BookLine>, book: Book): string {
  const line = lines.get(code);
  if (line?.isParentGiven) return line.parent;
  const stored = storedUnder(code, book);
  const above = stored?.parentId ? book.byId.get(stored.parentId)?.code : undefined;
  return above ?? line?.parent ?? '';
}

function isKnown(code: string, lines: ReadonlyMap<string, BookLine>, book: Book): boolean {
  return lines.has(code) || storedUnder(code, book) !== undefined;
}

/** The entry that has the code today; an old code does not count. */
function storedUnder(code: string, book: Book) {
  const entry = book.byCode.get(code);
  return entry?.code === code ? entry : undefined;
}
