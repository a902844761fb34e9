import { LocaleProvider, useMessages } from '@college/ui/messages';
import { useMemo, type CSSProperties, type RefCallback } from 'react';
import { documentWords, languageTag, tableLanguage } from './documentWords';
import { documentTableMessages } from './messages';
import { NearRows } from './NearRows';
import { RowGroup, type RowSettings } from './RowGroup';
import { rowGroups } from './rowGroups';

export interface TableContentProps extends Pick<RowSettings, 'table' | 'cellHref'> {
  /** The id of what names a table without a caption. */
  labelledBy?: string | undefined;
  /** Whether only the rows near the window are drawn. @default false */
  isWindowed?: boolean;
  /** The ref of a table that is far from the window and draws its caption alone. */
  markUndrawn?: RefCallback<Element> | undefined;
}

/** The texts added to the document's own are in its language, whatever that of the page. */
export function TableContent(props: TableContentProps) {
  const main = tableLanguage(props.table.columns);
  return (
    <LocaleProvider locale={main === 'en' ? 'en-US' : 'zh-CN'}>
      <Content {...props} main={main} />
    </LocaleProvider>
  );
}

/** Rows of a table that is kept on one page. */
const shortTable = 4;

function Content({ table, cellHref, labelledBy, isWindowed = false, main, markUndrawn }: TableContentProps & Pick<RowSettings, 'main'>) {
  const text = useMessages(documentTableMessages);
  const { caption, note, columns, rows } = table;
  const groups = useMemo(() => rowGroups(table), [table]);
  const share = columns.reduce((sum, { width }) => sum + width, 0) || 1;
  const narrowest = { '--narrowest': share / Math.min(...columns.map(({ width }) => width)) } as CSSProperties;
  const settings = { table, cellHref, main, text };
  return (
    <table
      ref={markUndrawn}
      lang={languageTag(main)}
      aria-labelledby={caption ? undefined : labelledBy}
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
