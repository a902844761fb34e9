import { localize, type MajorListItem } from '@college/curriculum-model';
import { realClock, type Clock } from '@college/ui/clock';
import { DataTable } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useLocale, useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageFrame } from '../../support/pageParts';
import { useRecordList } from '../../support/recordList/useRecordList';
import { majorColumns } from './majorColumns';
import type { MajorListSource } from './MajorListSource';
import { firstMajors, MAJOR_LIST_TIMEOUT, MAJOR_PAGE_SIZE, toMajorListRequest, type MajorListQuery } from './majorListState';
import { MajorToolbar, type MajorDepartment } from './MajorToolbar';
import { majorListMessages } from './messages';
import { NewMajor } from './NewMajor';

export interface MajorListProps {
  /** Where the majors are read. */
  source: MajorListSource;
  /** Page, keyword, department, order and hidden columns on show, for an address that names them; leave out to let the list decide. */
  query?: MajorListQuery;
  /** Called when the page, a filter, the order or the choice of columns changes. */
  onQueryChange?: (query: MajorListQuery) => void;
  /** Named ways to look at the list, as `SavedViews`, above the toolbar. */
  views?: ReactNode;
  /** Called when a major was created here. */
  onRowsChange?: () => void;
  /** Departments to narrow the list by; with one or none there is nothing to choose. @default [] */
  departments?: readonly MajorDepartment[];
  /** The address of a major's home, behind its name. */
  homeHref: (majorId: number) => string;
  /** The address of its detail, to edit or to read. */
  detailHref: (majorId: number) => string;
  /** The address of its course units. */
  courseUnitsHref: (majorId: number) => string;
  /** Departments in which the person may make a major; with none there is no "New major". @default [] */
  ownDepartments?: readonly MajorDepartment[];
  /** Whether the window of a new major is open at first, once it can be. @default false */
  isNewOpen?: boolean;
  /** Called with the major that was created here. */
  onCreated?: (majorId: number) => void;
  /** Time for the English name of a new major. @default Date.now */
  now?: () => number;
  /** Actions in the head of the page. */
  actions?: ReactNode;
  /** Where the waiting comes from. @default the machine's time */
  clock?: Clock;
}

const noDepartments: readonly MajorDepartment[] = [];

/** The majors a person may reach: searched, narrowed by department, each with the ways to its home, its detail and its course units. */
export function MajorList(props: MajorListProps) {
  const { source, departments = noDepartments, ownDepartments = noDepartments, homeHref, detailHref, courseUnitsHref } = props;
  const { onCreated, isNewOpen = false, now = Date.now, actions, clock = realClock } = props;
  const text = useMessages(majorListMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const list = useRecordList<MajorListItem, MajorListQuery>({
    load: async (wanted, options) => (await source.listMajors(toMajorListRequest(wanted, language), options)).pageInfo,
    firstQuery: firstMajors,
    query: props.query,
    onQueryChange: props.onQueryChange,
    onRowsChange: props.onRowsChange,
    pageSize: MAJOR_PAGE_SIZE,
    language,
    loadingLimit: MAJOR_LIST_TIMEOUT,
    clock,
  });
  const { shown, shownQuery, request, query, change, reload, sorting, columnChoice } = list;
  const columns = useMemo(() => majorColumns({ text, isEnglish: language === 'en', homeHref }), [text, language, homeHref]);
  const rows = useMemo(() => shown?.list.map((major) => localize(major, language)) ?? [], [shown, language]);
  const isWaiting = request.status === 'loading';
  // What is on show, or its count, may still be that of an earlier query.
  const isNarrowed = shownQuery !== null && (shownQuery.keyword !== '' || shownQuery.departmentId !== undefined);

  const { saveMajor } = source;
  const mayCreate = saveMajor !== undefined && ownDepartments.length > 0;

  function handleCreated(majorId: number) {
    reload();
    onCreated?.(majorId);
  }

  return (
    <PageFrame as="section" aria-label={text.title}>
      <PageHeader
        title={text.title}
        facts={shown ? (isNarrowed ? text.found : text.facts)({ count: numbers.format(shown.total) }) : '\u00a0'}
        actions={
          mayCreate ? (
            <>
              {actions}
              <NewMajor source={{ saveMajor }} departments={ownDepartments} isNewOpen={isNewOpen} now={now} onCreated={handleCreated} />
            </>
          ) : (
            actions
          )
        }
      />
      {props.views}
      <MajorToolbar list={list} departments={departments} columns={columns} />
      <DataTable<MajorListItem>
        aria-label={text.title}
        rows={rows}
        columns={columns}
        {...sorting}
        hiddenColumnIds={columnChoice.hiddenColumnIds}
        getRowId={(major) => major.id}
        getRowName={(major) => major.name}
        isLoading={isWaiting}
        loadingRowCount={8}
        errorState={
          request.status === 'failed' ? (
            <ErrorState title={text.failed} hint={request.message} onRetry={reload} />
          ) : request.status === 'timedOut' ? (
            <ErrorState title={text.timedOut} hint={query.keyword === '' ? text.timedOutHint : text.searchTimedOutHint} onRetry={reload} />
          ) : undefined
        }
        emptyState={
          query.keyword !== '' ? (
            <EmptyState title={text.noResult} hint={text.noResultHint({ keyword: query.keyword })} mark={null} />
          ) : (
            <EmptyState
              title={text.none}
              hint={query.departmentId !== undefined ? text.noneHere : mayCreate ? text.noneYetHint : text.noneHint}
            />
          )
        }
        actionsWidth={language === 'en' ? '168px' : '136px'}
        renderRowActions={({ id, name, edit }) => (
          <Ways>
            <Link href={courseUnitsHref(id)} aria-label={text.courseUnitsOf({ name })}>
              {text.courseUnits}
            </Link>
            <Link href={detailHref(id)} aria-label={(edit ? text.editOf : text.detailOf)({ name })}>
              {edit ? text.edit : text.detail}
            </Link>
          </Ways>
        )}
      />
      {shown !== null && shown.total > 0 && (request.status === 'done' || isWaiting) && (
        <Pagination page={query.page} pageSize={MAJOR_PAGE_SIZE} total={shown.total} onPageChange={(page) => change({ page })} />
      )}
    </PageFrame>
  );
}

const Ways = styled.span`
  display: flex;
  justify-content: flex-end;
  gap: ${tokens.space[4]};
  white-space: nowrap;
`;
