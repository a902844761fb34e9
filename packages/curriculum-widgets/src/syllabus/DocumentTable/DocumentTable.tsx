import type { DocumentCell, DocumentTable as Table, Language, Words } from '@college/curriculum-model';
import { useMessages } from '@college/ui/messages';
import { memo, type ReactNode } from 'react';
import { Sheet } from './documentTableStyles';
import { documentWords, langOf, mainLanguage, type PaperText } from './documentWords';
import { documentTableMessages } from './messages';
import { rowGroups } from './rowGroups';

export interface DocumentTableProps {
  /** A table of the document model. Keep its identity while nothing of it changes: it is then not drawn again. */
  table: Table;
  className?: string;
}

/** A table of the syllabus as it is read and printed: plain table elements under one styled box, so that forty chapters are drawn fast. */
export const DocumentTable = memo(function DocumentTable({ table, className }: DocumentTableProps) {
  const text = useMessages(documentTableMessages);
  const { caption, note, columns, rows } = table;
  const main = mainLanguage(wordsOf(table));
  const share = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  return (
    <Sheet className={className}>
      <table lang={langOf(main)}>
        {(caption || note) && (
          <caption>
            {caption && <h3>{documentWords(caption, main, text)}</h3>}
            {note && <span data-part="note">{documentWords(note, main, text)}</span>}
          </caption>
        )}
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ inlineSize: `${((width / share) * 100).toFixed(2)}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ key, label, align }) => (
              <th key={key} scope="col" data-align={align}>
                {documentWords(label, main, text)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length === 0 ? (
          <tbody>
            <tr>
              <td colSpan={columns.length} data-part="empty">
                {table.empty ? documentWords(table.empty, main, text) : text.noData}
              </td>
            </tr>
          </tbody>
        ) : (
          rowGroups(table).map(({ from, count }) => (
            <tbody key={rows[from]!.key}>
              {rows.slice(from, from + count).map((row, place) => (
                <tr key={row.key}>{columns.map((column, at) => cellOf(row.cells[at], { column, at, place, count, main, text }))}</tr>
              ))}
            </tbody>
          ))
        )}
      </table>
    </Sheet>
  );
});

interface CellPlace {
  column: Table['columns'][number];
  at: number;
  /** Place of the row in its group, and how many rows the group has. */
  place: number;
  count: number;
  main: Language;
  text: PaperText;
}

function cellOf(cell: DocumentCell | undefined, { column: { key, align }, at, place, count, main, text }: CellPlace): ReactNode {
  const content = linesOf(cell?.lines ?? [], main, text);
  if (at > 0) {
    return (
      <td key={key} data-align={align}>
        {content}
      </td>
    );
  }
  // The first cell names all rows of its group.
  if (place > 0) return null;
  return (
    <th key={key} scope={count > 1 ? 'rowgroup' : 'row'} rowSpan={count > 1 ? count : undefined} data-align={align}>
      {content}
    </th>
  );
}

function linesOf(lines: DocumentCell['lines'], main: Language, text: PaperText): ReactNode {
  if (lines.length === 0) return null;
  const [only] = lines;
  if (lines.length === 1 && only!.support === undefined && only!.code === undefined) return documentWords(only!.words, main, text);
  return lines.map(({ words, support, code }, at) => (
    // eslint-disable-next-line react/no-array-index-key -- lines of a cell have no name, and are drawn anew as one
    <div key={at} data-part="line">
      {support !== undefined && star(support, words, text)}
      {code !== undefined && <span data-part="code">{code}</span>}
      <span data-part="words">{documentWords(words, main, text)}</span>
    </div>
  ));
}

/** The star of a strength, said aloud unless its word stands beside it; copying takes ★ and ☆ along. */
function star(support: 0 | 1, { zh, en }: Words, text: PaperText) {
  const said = support === 0 ? text.strong : text.weak;
  const isWritten = zh === said || en === said;
  return (
    <i data-support={support} {...(isWritten ? { 'aria-hidden': true } : { role: 'img', 'aria-label': said })}>
      {support === 0 ? '★' : '☆'}
    </i>
  );
}

function* wordsOf({ caption, columns, rows }: Table): Generator<Words> {
  if (caption) yield caption;
  for (const { label } of columns) yield label;
  for (const { cells } of rows) for (const { lines } of cells) for (const { words } of lines) yield words;
}
