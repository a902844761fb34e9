import type { DocumentCell, DocumentTable as Table, Language } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import { LocaleProvider, useMessages } from '@college/ui/messages';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { Sheet } from './documentTableStyles';
import { documentWords, langOf, tableLanguage, type PaperText } from './documentWords';
import { documentTableMessages } from './messages';
import { rowGroups } from './rowGroups';
import { supportStar } from './supportStar';

export interface DocumentTableProps {
  /** A table of the document model. Keep its identity while nothing of it changes: it is then not drawn again. */
  table: Table;
  /** Where a cell leads, by the keys of its row and column; keep its identity as well. @default nowhere */
  cellHref?: ((row: string, column: string) => string | undefined) | undefined;
  /** Goes to the box around the table. */
  className?: string;
}

/** A table of the syllabus as it is read and printed: plain table elements under one styled box, so that forty chapters are drawn fast. */
export const DocumentTable = memo(function DocumentTable({ table, cellHref, className }: DocumentTableProps) {
  const main = tableLanguage(table.columns);
  // The texts added to the document's own are in its language, whatever that of the page.
  return (
    <LocaleProvider locale={main === 'en' ? 'en-US' : 'zh-CN'}>
      <WordedTable table={table} cellHref={cellHref} className={className} main={main} />
    </LocaleProvider>
  );
});

function WordedTable({ table, cellHref, className, main }: DocumentTableProps & { main: Language }) {
  const text = useMessages(documentTableMessages);
  const { caption, note, columns, rows } = table;
  const share = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const narrowest = { '--narrowest': share / Math.min(...columns.map(({ width }) => width)) } as CSSProperties;
  return (
    <Sheet className={className}>
      <table lang={langOf(main)} style={narrowest} data-short={rows.length <= shortTable ? '' : undefined}>
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
            <RowGroup
              key={rows[from]!.key}
              rows={rows.slice(from, from + count)}
              columns={columns}
              cellHref={cellHref}
              main={main}
              text={text}
            />
          ))
        )}
      </table>
    </Sheet>
  );
}

/** Rows that are worth a gap at the foot of a page rather than being parted. */
const mostKept = 6;
/** Rows of a table that is kept on one page. */
const shortTable = 4;

interface RowGroupProps {
  rows: Table['rows'];
  columns: Table['columns'];
  cellHref: DocumentTableProps['cellHref'];
  main: Language;
  text: PaperText;
}

/** Rows that stay together. Their first cell names them all, and what is only in the first row applies to all of them. */
function RowGroup({ rows, columns, cellHref, main, text }: RowGroupProps) {
  const [, ...later] = rows;
  const isShared = columns.map((_, at) => later.length > 0 && (at === 0 || later.every(({ cells }) => isEmpty(cells[at]))));
  return (
    <tbody data-group={rows.length > 1 && rows.length <= mostKept ? '' : undefined}>
      {rows.map((row, place) => (
        <tr key={row.key}>
          {columns.map(({ key, align }, at) => {
            if (place > 0 && isShared[at]) return null;
            const lines = linesOf(row.cells[at]?.lines ?? [], main, text);
            const href = cellHref?.(row.key, key);
            const content = href === undefined ? lines : <Link href={href}>{lines}</Link>;
            const rowSpan = isShared[at] ? rows.length : undefined;
            if (at > 0) {
              return (
                <td key={key} rowSpan={rowSpan} data-align={align}>
                  {content}
                </td>
              );
            }
            return (
              <th key={key} scope={rowSpan ? 'rowgroup' : 'row'} rowSpan={rowSpan} data-align={align}>
                {content}
              </th>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

function isEmpty(cell: DocumentCell | undefined) {
  return cell === undefined || cell.lines.length === 0;
}

function linesOf(lines: DocumentCell['lines'], main: Language, text: PaperText): ReactNode {
  if (lines.length === 0) return null;
  const [only] = lines;
  if (lines.length === 1 && only!.support === undefined && only!.code === undefined) return documentWords(only!.words, main, text);
  return lines.map(({ words, support, code }, at) => (
    <div key={at} data-part="line">
      {support !== undefined && supportStar(support, words, text)}
      {code !== undefined && <span data-part="code">{code}</span>}
      <span data-part="words">{documentWords(words, main, text)}</span>
    </div>
  ));
}
