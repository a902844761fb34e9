import type { Book, BookEntry } from '../occupationBook';
import { checkBookLines, type LineProblem } from './checkBookLines';
import type { BookLine } from './parseBookLines';

/** What the import would change in the fields of an entry. */
export type ChangedField = 'title' | 'parent' | 'english' | 'description' | 'tasks' | 'professions' | 'marks' | 'oldCodes';

/** What a file would do; with a problem it does nothing at all. */
export interface BookImportPlan {
  added: BookLine[];
  changed: { line: BookLine; fields: ChangedField[] }[];
  unchanged: number;
  problems: LineProblem[];
}

/** Compares the lines of a file with the classification as it is stored. */
export function planBookImport(lines: readonly BookLine[], book: Book): BookImportPlan {
  const plan: BookImportPlan = { added: [], changed: [], unchanged: 0, problems: checkBookLines(lines, book) };
  if (plan.problems.length > 0) return plan;
  for (const line of lines) {
    const stored = book.byCode.get(line.code);
    if (!stored || stored.code !== line.code) {
      plan.added.push(line);
      continue;
    }
    const fields = changedFields(line, stored, book);
    if (fields.length > 0) plan.changed.push({ line, fields });
    else plan.unchanged += 1;
  }
  return plan;
}

function changedFields(line: BookLine, stored: BookEntry, book: Book): ChangedField[] {
  const texts = (['title', 'english', 'description', 'marks'] as const).filter(
    (field) => line[field] !== undefined && line[field] !== stored[field],
  );
  const lists = (['tasks', 'professions'] as const).filter((field) => {
    const items = line[field];
    return items !== undefined && (items.length !== stored[field].length || items.some((item, index) => item !== stored[field][index]));
  });
  const above = stored.parentId === null ? '' : (book.byId.get(stored.parentId)?.code ?? '');
  // A file that names no classes above moves nothing.
  const isMoved = line.isParentGiven && line.parent !== above;
  const known = book.oldCodes.get(stored.id) ?? [];
  const hasNewCode = line.oldCodes.some((code) => !known.includes(code));
  return [...texts, ...lists, ...(isMoved ? (['parent'] as const) : []), ...(hasNewCode ? (['oldCodes'] as const) : [])];
}
