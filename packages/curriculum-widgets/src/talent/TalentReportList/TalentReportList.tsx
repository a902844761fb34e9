import { pageSizes, textOf, type Language, type TalentReport } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import type { DataTableColumn } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { useFocusAfterDelete } from '../../course-units/CourseUnitList/useFocusAfterDelete';
import { messageOf } from '../../course-units/messageOf';
import { ListSearch, RecordTable, useRecordList, type RecordListQuery } from '../../support/recordList';
import { talentReportListMessages } from './messages';
import type { TalentReportListSource } from './TalentReportListSource';

export interface TalentReportListProps {
  /** Where the reports are read and deleted. */
  source: TalentReportListSource;
  /** Page and keyword on show, for an address that names them; leave out to let the list decide. */
  query?: RecordListQuery;
  onQueryChange?: (query: RecordListQuery) => void;
  /** Whether reports may be added and deleted. @default false */
  isEditable?: boolean;
  /** The address of a report. */
  detailHref: (reportId: number) => string;
  /** Begins a new report. */
  onCreate?: () => void;
}

/** The list that an address without a page or keyword shows. */
export const firstTalentReports: RecordListQuery = { page: 1, keyword: '' };

/** The talent demand reports of a college, ten a page (reference §2.7, §9). Put it inside a `ToastProvider`. */
export function TalentReportList({ source, query, onQueryChange, isEditable = false, detailHref, onCreate }: TalentReportListProps) {
  const text = useMessages(talentReportListMessages);
  const { locale } = useLocale();
  const language: Language = locale.startsWith('zh') ? 'zh' : 'en';
  const { showToast } = useToast();
  const [deleting, setDeleting] = useState<{ report: TalentReport; index: number } | null>(null);
  const onFail = (message: string) => showToast({ type: 'error', message });
  const list = useRecordList<TalentReport, RecordListQuery>({
    load: ({ page, keyword }, options) =>
      source.listTalentReports({ pageNum: page, pageSize: pageSizes.talentReports, ...(keyword === '' ? {} : { name: keyword }) }, options),
    firstQuery: firstTalentReports,
    query,
    onQueryChange,
    pageSize: pageSizes.talentReports,
    language,
    onFail,
  });
  const columns = useMemo<DataTableColumn<TalentReport>[]>(() => {
    const words = (field: 'name' | 'department') => (report: TalentReport) => {
      const shown = textOf(report, field, language);
      return language === 'en' && /\p{Script=Han}/u.test(shown) ? <span lang="zh-Hans">{shown}</span> : shown;
    };
    return [
      { id: 'name', header: text.name, minWidth: 240, isRowHeader: true, cell: words('name') },
      { id: 'department', header: text.department, minWidth: 200, tone: 'muted', cell: words('department') },
    ];
  }, [text, language]);
  const { shown, request } = list;
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: request.status === 'loading' });
  const { keyword } = list.query;
  const nameOf = (report: TalentReport) => textOf(report, 'name', language);
  const count = shown ? new Intl.NumberFormat(locale).format(shown.total) : '';

  return (
    <Page ref={rootRef}>
      <PageHeader
        title={text.title}
        facts={shown ? (keyword === '' ? text.facts : text.found)({ count }) : '\u00a0'}
        actions={
          isEditable &&
          onCreate && (
            <Button variant="primary" onPress={onCreate}>
              <Icon of={Plus} />
              {text.create}
            </Button>
          )
        }
      />
      <Search
        label={text.search}
        keyword={keyword}
        onKeywordChange={(next) => list.change({ keyword: next })}
        isPending={keyword !== '' && request.status === 'loading'}
      />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={(report) => report.id}
        getRowName={nameOf}
        emptyState={
          keyword === '' ? (
            <EmptyState title={text.none} hint={isEditable ? text.noneHint : text.noneHintReader} />
          ) : (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword })} mark={null} />
          )
        }
        actionsWidth={isEditable ? '104px' : '72px'}
        renderRowActions={(report) => (
          <>
            <Open href={detailHref(report.id)} aria-label={text.openOf({ name: nameOf(report) })}>
              {text.open}
            </Open>
            {isEditable && (
              <IconButton
                variant="danger"
                data-delete=""
                aria-label={text.removeOf({ name: nameOf(report) })}
                onPress={() => setDeleting({ report, index: (shown?.list ?? []).indexOf(report) })}
              >
                <Icon of={Trash2} />
              </IconButton>
            )}
          </>
        )}
      />
      {deleting && (
        <ConfirmDialog
          isOpen
          name={nameOf(deleting.report)}
          confirmLabel={text.confirm}
          pendingLabel={text.deleting}
          onOpenChange={(isOpen) => {
            if (!isOpen) setDeleting(null);
          }}
          onConfirm={async () => {
            await source.deleteTalentReport(deleting.report.id);
            list.reload();
            showToast({ type: 'success', message: text.deleted });
            focusRow(deleting.index);
          }}
          onError={(error) => onFail(messageOf(error))}
        >
          {text.loss}
        </ConfirmDialog>
      )}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;

const Search = styled(ListSearch)`
  inline-size: 320px;
`;

const Open = styled(Link)`
  padding: ${tokens.space[1]};
  white-space: nowrap;
`;
