import { pageSizes, type SecurityEvent, securitySort } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import { RecordTable, useRecordListPage } from '../../support/recordList';
import { securityLogMessages } from './messages';
import { securityColumns } from './securityColumns';
import { filterOf, firstSecurityEvents, isNarrowed, type SecurityLogQuery } from './securityLogQuery';
import type { SecurityLogSource } from './SecurityLogSource';
import { SecurityLogToolbar } from './SecurityLogToolbar';

export interface SecurityLogProps {
  /** Where the log is read and downloaded. */
  source: SecurityLogSource;
  /** Page, filters, order and hidden columns on show, for an address that names them; leave out to let the log decide. */
  query?: SecurityLogQuery;
  /** Called when one of them changes. */
  onQueryChange?: (query: SecurityLogQuery) => void;
  /** Named ways to look at the log, as `SavedViews`, above the toolbar. */
  views?: ReactNode;
  /** The current time, from which periods are counted. @default Date.now */
  now?: () => number;
}

/** Who signed in, was refused, changed accounts, fetched files or restored records, from where and when, for college managers. Put it inside a `ToastProvider`. */
export function SecurityLog({ source, query, onQueryChange, views, now = Date.now }: SecurityLogProps) {
  const text = useMessages(securityLogMessages);
  const { list, language, onFail } = useRecordListPage<SecurityEvent, SecurityLogQuery>({
    load: async (asked, options) => {
      const page = { pageNum: asked.page, pageSize: pageSizes.default, ...securitySort.partOf(asked.sort) };
      return (await source.listSecurityEvents({ ...filterOf(asked, now()), ...page }, options)).pageInfo;
    },
    firstQuery: firstSecurityEvents,
    usualSort: '-time',
    query,
    onQueryChange,
    pageSize: pageSizes.default,
  });
  const [isDownloading, setIsDownloading] = useState(false);
  const columns = useMemo(() => securityColumns(text, language), [text, language]);

  async function download() {
    setIsDownloading(true);
    try {
      await source.exportSecurityEvents(filterOf(list.query, now()));
    } catch (error) {
      onFail(messageOf(error));
    } finally {
      setIsDownloading(false);
    }
  }

  return (
    <Part aria-label={text.title}>
      <Hint>{text.hint}</Hint>
      {views}
      <SecurityLogToolbar
        list={list}
        columns={columns}
        language={language}
        isDownloading={isDownloading}
        onDownload={() => void download()}
      />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={({ id }) => id}
        emptyState={
          isNarrowed(list.query) ? (
            <EmptyState title={text.noResult} hint={text.noResultHint} mark={null} />
          ) : (
            <EmptyState title={text.none} hint={text.noneHint} />
          )
        }
      />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${tokens.space[4]};
`;

const Hint = styled.p`
  margin: 0;
  color: ${tokens.color.textMuted};
`;
