import type { UndoSource } from '../../support/undo';
import { pageSizes, type TalentReport, talentReportSort, textOf } from '@college/curriculum-model';
import type { DataTableColumn } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { InChinese } from '../../support/InChinese';
import {
  CreateRecord,
  DeleteRecord,
  ListSearch,
  OpenRecord,
  RecordDeletion,
  RecordListPage,
  RecordTable,
  rowActsWidth,
  useRecordDeletion,
  useRecordListPage,
  type RecordListQuery,
} from '../../support/recordList';
import { talentReportListMessages } from './messages';
import type { TalentReportListSource } from './TalentReportListSource';

export interface TalentReportListProps {
  /** Where the reports are read and deleted. */
  source: TalentReportListSource;
  /** Where a deleted record is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** Page and keyword on show, for an address that names them; leave out to let the list decide. */
  query?: RecordListQuery;
  /** Called when the page or the keyword changes. */
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
export function TalentReportList({ source, query, onQueryChange, trash, isEditable = false, detailHref, onCreate }: TalentReportListProps) {
  const text = useMessages(talentReportListMessages);
  const { list, language } = useRecordListPage<TalentReport, RecordListQuery>({
    load: ({ page, keyword, sort }, options) =>
      source.listTalentReports(
        {
          pageNum: page,
          pageSize: pageSizes.talentReports,
          ...(keyword === '' ? {} : { name: keyword }),
          ...talentReportSort.partOf(sort),
        },
        options,
      ),
    firstQuery: firstTalentReports,
    query,
    onQueryChange,
    pageSize: pageSizes.talentReports,
  });
  const columns = useMemo<DataTableColumn<TalentReport>[]>(() => {
    const words = (field: 'name' | 'department') => (report: TalentReport) => (
      <InChinese text={textOf(report, field, language)} language={language} />
    );
    return [
      { id: 'name', header: text.name, minWidth: 240, isRowHeader: true, isSortable: true, cell: words('name') },
      { id: 'department', header: text.department, minWidth: 200, tone: 'muted', isSortable: true, cell: words('department') },
    ];
  }, [text, language]);
  const nameOf = (report: TalentReport) => textOf(report, 'name', language);
  const { rootRef, deletion } = useRecordDeletion({
    list,
    kind: 'talentReport',
    nameOf,
    trash,
    remove: ({ id, version }) => source.deleteTalentReport(id, { version }),
    doneMessage: text.deleted,
  });
  const { keyword } = list.query;

  return (
    <RecordListPage
      ref={rootRef}
      undo={deletion.undo}
      list={list}
      title={text.title}
      text={text}
      actions={isEditable && onCreate && <CreateRecord label={text.create} onPress={onCreate} />}
    >
      <Search label={text.search} list={list} />
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
        actionsWidth={rowActsWidth(isEditable)}
        renderRowActions={(report) => (
          <>
            <OpenRecord href={detailHref(report.id)} aria-label={text.openOf({ name: nameOf(report) })}>
              {text.open}
            </OpenRecord>
            {isEditable && <DeleteRecord label={text.removeOf({ name: nameOf(report) })} onPress={() => deletion.ask(report)} />}
          </>
        )}
      />
      <RecordDeletion deletion={deletion} nameOf={nameOf} text={text} lossOf={() => text.loss} />
    </RecordListPage>
  );
}

const Search = styled(ListSearch)`
  inline-size: 320px;
`;
