import type { DocumentCell, DocumentTable as Table, Language } from '@college/curriculum-model';
import { Link } from '@college/ui/Link';
import type { ReactNode, RefCallback } from 'react';
import { documentWords, type PaperText } from './documentWords';
import { supportStar } from './supportStar';

/** What the rows of a table share. */
export interface RowSettings {
  table: Table;
  cellHref: ((row: string, column: string) => string | undefined) | undefined;
  main: Language;
  text: PaperText;
}

interface RowGroupProps extends RowSettings {
  from: number;
  count: number;
  /** Whether rows around it may be missing on the page, so that each says its place. */
  isNumbered?: boolean;
  ref?: RefCallback<HTMLTableSectionElement>;
}

/** Rows that are worth a gap at the foot of a page rather than being parted. */
const mostKept = 6;

/** Rows that stay together. Their first cell names them all, and what is only in the first row applies to all of them. */
export function RowGroup({ table, from, count, cellHref, main, text, isNumbered = false, ref }: RowGroupProps) {
  const { columns } = table;
  const rows = table.rows.slice(from, from + count);
  const [, ...later] = rows;
  const isShared = columns.map((_, at) => later.length > 0 && (at === 0 || later.every(({ cells }) => isEmpty(cells[at]))));
  return (
    <tbody ref={ref} data-group={rows.length > 1 && rows.length <= mostKept ? '' : undefined}>
      {rows.map((row, place) => (
        // The row of the heads is the first.
        <tr key={row.key} aria-rowindex={isNumbered ? from + place + 2 : undefined}>
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
