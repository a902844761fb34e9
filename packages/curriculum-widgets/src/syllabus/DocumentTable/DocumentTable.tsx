import type { DocumentTable as Table, Language } from '@college/curriculum-model';
import { LocaleProvider, useMessages } from '@college/ui/messages';
import { memo, useMemo, type CSSProperties, type RefCallback } from 'react';
import { useNear } from '../../support/near/useNear';
import { Sheet } from './documentTableStyles';
import { documentWords, langOf, tableLanguage } from './documentWords';
import { documentTableMessages } from './messages';
import { NearRows } from './NearRows';
import { RowGroup } from './RowGroup';
import { rowGroups } from './rowGroups';
import { tableHeight } from './rowHeights';
import { tableTexts } from './rowTexts';

export interface DocumentTableProps {
  /** A table of the document model. Keep its identity while nothing of it changes: it is then not drawn again. */
  table: Table;
  /** Where a cell leads, by the keys of its row and column; keep its identity as well. @default nowhere */
  cellHref?: ((row: string, column: string) => string | undefined) | undefined;
  /** Whether only the rows near the window are drawn; the caption always is. @default false */
  isWindowed?: boolean;
  /** Goes to the box around the table. */
  className?: string;
}

/** A table of the syllabus as it is read and printed: plain table elements under one styled box, so that forty chapters are drawn fast. */
export const DocumentTable = memo(function DocumentTable(props: DocumentTableProps) {
  const main = tableLanguage(props.table.columns);
  // The texts added to the document's own are in its language, whatever that of the page.
  return (
    <LocaleProvider locale={main === 'en' ? 'en-US' : 'zh-CN'}>
      {props.isWindowed ? <NearTable {...props} main={main} /> : <WordedTable {...props} main={main} />}
    </LocaleProvider>
  );
});

/** Rows of a table that is kept on one page. */
const shortTable = 4;

interface WordedTableProps extends DocumentTableProps {
  main: Language;
}

function NearTable({ className, ...props }: WordedTableProps) {
  const { table } = props;
  const { isNear, height, watch, markUndrawn } = useNear(() => tableTexts(table));
  const guessed = useMemo(() => tableHeight(table, rowGroups(table)), [table]);
  return (
    <Sheet ref={watch} className={className} style={isNear ? undefined : { blockSize: height ?? guessed }}>
      <Content {...props} markUndrawn={isNear ? undefined : markUndrawn} />
    </Sheet>
  );
}

function WordedTable({ className, ...props }: WordedTableProps) {
  return (
    <Sheet className={className}>
      <Content {...props} />
    </Sheet>
  );
}

interface ContentProps extends Omit<WordedTableProps, 'className'> {
  /** The ref of a table that is far from the window and draws its caption alone. */
  markUndrawn?: RefCallback<Element> | undefined;
}

function Content({ table, cellHref, isWindowed = false, main, markUndrawn }: ContentProps) {
  const text = useMessages(documentTableMessages);
  const { caption, note, columns, rows } = table;
  const groups = useMemo(() => rowGroups(table), [table]);
  const share = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const narrowest = { '--narrowest': share / Math.min(...columns.map(({ width }) => width)) } as CSSProperties;
  const settings = { table, cellHref, main, text };
  return (
    <table
      ref={markUndrawn}
      lang={langOf(main)}
      style={narrowest}
      data-short={rows.length <= shortTable ? '' : undefined}
      aria-rowcount={isWindowed ? rows.length + 1 : undefined}
    >
      {(caption || note) && (
        <caption>
          {caption && <h3>{documentWords(caption, main, text)}</h3>}
          {note && <span data-part="note">{documentWords(note, main, text)}</span>}
        </caption>
      )}
      {!markUndrawn && (
        <>
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ inlineSize: `${((width / share) * 100).toFixed(2)}%` }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={isWindowed ? 1 : undefined}>
              {columns.map(({ key, label, align }) => (
                <th key={key} scope="col" data-align={align}>
                  {documentWords(label, main, text)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.length === 0 && (
            <tbody>
              <tr>
                <td colSpan={columns.length} data-part="empty">
                  {table.empty ? documentWords(table.empty, main, text) : text.noData}
                </td>
              </tr>
            </tbody>
          )}
          {isWindowed ? (
            <NearRows groups={groups} {...settings} />
          ) : (
            groups.map((group) => <RowGroup key={rows[group.from]!.key} {...settings} {...group} />)
          )}
        </>
      )}
    </table>
  );
}
