import { Shortcuts } from '@college/ui/Shortcuts';
import { UndoButton, UndoScope, useUndo } from '../../support/undo';
import { type CourseUnit, type ListedCourseUnit, localize, sumHours } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DataTable } from '@college/ui/DataTable';
import { ErrorState } from '@college/ui/ErrorState';
import { Icon } from '@college/ui/icons';
import { useLocale, useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { courseUnitActions } from './courseUnitActions';
import { courseUnitColumns } from './courseUnitColumns';
import type { CourseUnitListProps } from './CourseUnitListProps';
import { COURSE_UNIT_PAGE_SIZE, documentedOrders, orderOfWord } from './courseUnitListState';
import { sortOfWord, wordOfSort } from '../../support/recordList/recordListState';
import { ListFoot } from './ListFoot';
import { NoUnits } from './NoUnits';
import { useHiddenColumns } from './useHiddenColumns';
import { CourseUnitToolbar } from './CourseUnitToolbar';
import { DeleteCourseUnit } from './DeleteCourseUnit';
import { DensityScope } from './DensityScope';
import { courseUnitListMessages } from './messages';
import { useCourseUnitList } from './useCourseUnitList';
import { returnFocus } from '../../support/returnFocus';
import { useFocusAfterDelete } from '../../support/useFocusAfterDelete';
import { isConflict } from '../../support/saving/conflict';
import { SelectionBar, SelectionStatus } from './SelectionBar';
import { useBulkActs } from './useBulkActs';
import { useCourseSelection } from './useCourseSelection';

const noKeys = {};

/** The list of a major that is known: head, toolbar, table, pages, and the question before a deletion. */
export function MajorCourseUnits(props: CourseUnitListProps & { majorId: number }) {
  const { source, majorId, majorName = '', totalHours, page, onPageChange, canModify = true, canCreate = true, hrefOf, onOpen } = props;
  const text = useMessages(courseUnitListMessages);
  const { locale } = useLocale();
  const { showToast } = useToast();
  const { query: given = {}, onQueryChange } = props;
  const hidden = useHiddenColumns(given.hidden);
  const [deleting, setDeleting] = useState<{ unit: CourseUnit; index: number } | null>(null);
  const onFail = (message: string) => showToast({ type: 'error', message });
  const { state, dispatch } = useCourseUnitList({
    source,
    majorId,
    given: {
      ...((given.page ?? page) !== undefined && { page: given.page ?? page }),
      ...(given.order !== undefined && { order: orderOfWord(given.order) }),
      ...(given.keyword !== undefined && { keyword: given.keyword }),
      ...('only' in given && { only: given.only }),
    },
    onQueryChange(next) {
      if (next.page !== page) onPageChange?.(next.page);
      onQueryChange?.({ ...next, hidden: [...hidden.ids] });
    },
    onFail,
    timeoutMessage: text.searchTimedOut,
  });
  const { rootRef, focusRow } = useFocusAfterDelete();
  const undo = useUndo({
    trash: props.trash,
    clock: props.clock,
    onRestored() {
      dispatch({ type: 'retried' });
      props.onRestored?.();
      props.onRowsChange?.();
      focusRow(0);
    },
  });
  const isEnglish = !locale.startsWith('zh');
  const number = new Intl.NumberFormat(locale);
  const { query, shown, request } = state;
  const isByTime = query.order === 'latest' || query.order === 'earliest';
  const hasLeaders = shown?.list.some(({ leaders }) => leaders !== undefined) ?? false;
  const hasProgress = shown?.list.some(({ progress }) => progress !== undefined) ?? false;
  const columns = useMemo(
    () => courseUnitColumns({ text, isEnglish, isByTime, hasLeaders, hasProgress, hrefOf, onOpen }),
    [text, isEnglish, isByTime, hasLeaders, hasProgress, hrefOf, onOpen],
  );
  const rows = useMemo(() => (shown?.list ?? []).map((unit) => localize(unit, isEnglish ? 'en' : 'zh')), [shown, isEnglish]);

  const { canManage = canModify } = props;
  const mayManage = typeof canManage === 'function' ? canManage : () => canManage;
  const mayModify = typeof canModify === 'function' ? canModify : () => canModify;
  const rowActions =
    canModify === false
      ? undefined
      : courseUnitActions({
          text,
          mayModify,
          onOpen,
          onDelete: canCreate ? (unit) => setDeleting({ unit, index: rows.indexOf(unit) }) : undefined,
        });
  const selection = useCourseSelection(rows, props.viewKey);
  const bulk = useBulkActs({
    source,
    majorId,
    selection,
    mayDelete: (unit) => canCreate && mayModify(unit),
    mayManage,
    undo,
    onCopy: props.onCopy,
    onExport: props.onExport,
    onCheck: props.onCheck,
    onChanged() {
      dispatch({ type: 'retried' });
      props.onRowsChange?.();
    },
    onDeleted(ids) {
      const index = rows.findIndex(({ id }) => ids.includes(id));
      selection.clear();
      dispatch({ type: 'deleted', courseUnitIds: ids });
      props.onRowsChange?.();
      focusRow(Math.max(0, index));
    },
  });
  function handleClear() {
    flushSync(() => selection.clear());
    // The bar goes with its buttons; the toolbar takes its place.
    returnFocus(rootRef.current?.querySelector<HTMLElement>('input[type="search"]'));
  }
  const create = canModify !== false && canCreate && props.onCreate;
  const createButton = create && (
    <Button variant="primary" onPress={create}>
      <Icon of={Plus} />
      {text.create}
    </Button>
  );

  const canSelect = bulk.isOffered;
  const pageKeys = useMemo(() => (create ? { N: create } : noKeys), [create]);

  return (
    <Page ref={rootRef}>
      <PageHeader
        title={text.title}
        facts={
          // The line is rendered from the start, so that the layout does not shift when the list loads.
          shown
            ? text.facts({
                major: majorName,
                count: number.format(shown.total),
                hours: totalHours === undefined ? undefined : number.format(totalHours),
              })
            : majorName || '\u00a0'
        }
        actions={
          <>
            <UndoButton undo={undo} />
            {props.actions}
            {createButton}
          </>
        }
      />
      <UndoScope undo={undo}>
        <Shortcuts keys={selection.units.length > 0 ? { ...pageKeys, Escape: handleClear } : pageKeys}>
          <DensityScope density={props.density} onDensityChange={props.onDensityChange}>
            {(density, setDensity) => (
              <>
                {props.views}
                <SelectionStatus selection={selection} />
                {selection.units.length > 0 ? (
                  <SelectionBar
                    selection={selection}
                    onLeader={bulk.askLeader}
                    onCopy={bulk.copySelected}
                    onExport={bulk.exportSelected}
                    onCheck={bulk.checkSelected}
                    onDelete={bulk.askDelete}
                    onClear={handleClear}
                  />
                ) : (
                  <CourseUnitToolbar
                    query={query}
                    request={request}
                    density={density}
                    hiddenColumnIds={hidden.ids}
                    onOrderChange={(order) => dispatch({ type: 'orderChosen', order })}
                    onSearch={(keyword) => dispatch({ type: 'keywordChanged', keyword })}
                    onDensityChange={setDensity}
                    onHiddenColumnIdsChange={(ids) => {
                      hidden.set(ids);
                      onQueryChange?.({ ...query, hidden: [...ids] });
                    }}
                  />
                )}
                <DataTable<ListedCourseUnit>
                  aria-label={text.title}
                  rows={rows}
                  columns={columns}
                  getRowId={(unit) => unit.id}
                  getRowName={(unit) => unit.name || text.unnamed}
                  hiddenColumnIds={hidden.ids}
                  sort={sortOfWord(query.order, documentedOrders)}
                  onSortChange={(sort) => dispatch({ type: 'orderChosen', order: orderOfWord(wordOfSort(sort, documentedOrders)) })}
                  isLoading={request.status === 'loading'}
                  loadingRowCount={COURSE_UNIT_PAGE_SIZE}
                  errorState={
                    request.status === 'failed' ? (
                      <ErrorState title={text.failed} hint={request.message} onRetry={() => dispatch({ type: 'retried' })} />
                    ) : undefined
                  }
                  emptyState={<NoUnits query={query} onClear={() => dispatch({ type: 'filterCleared' })} />}
                  rowActions={rowActions}
                  selectionMode={canSelect ? 'multiple' : 'none'}
                  selectedIds={selection.ids}
                  onSelectionChange={selection.select}
                />
              </>
            )}
          </DensityScope>
        </Shortcuts>
      </UndoScope>
      {request.status !== 'failed' && shown !== null && shown.total > 0 && (
        <Pagination
          page={query.page}
          pageSize={COURSE_UNIT_PAGE_SIZE}
          total={shown.total}
          onPageChange={(next) => dispatch({ type: 'pageChosen', page: next })}
        />
      )}
      {request.status !== 'failed' && shown !== null && shown.total > 0 && (
        <ListFoot order={query.order} canSelect={canSelect} canCreate={Boolean(create)} />
      )}
      <DeleteCourseUnit
        unit={deleting?.unit ?? null}
        loss={deleting && { chapters: deleting.unit.courseMatrixVOS.length, hours: sumHours(deleting.unit.courseMatrixVOS).total }}
        onDelete={async (unit) => {
          await source.deleteCourseUnit(unit.id, { revision: unit.revision }).catch((error: unknown) => {
            // The list shows what somebody else made of the unit, before it is deleted after all.
            if (isConflict(error)) dispatch({ type: 'retried' });
            throw error;
          });
          dispatch({ type: 'deleted', courseUnitIds: [unit.id] });
          props.onRowsChange?.();
          undo.offer({ records: [{ kind: 'course', id: unit.id }], name: unit.name || text.unnamed }, text.deleted);
          focusRow(deleting?.index ?? 0);
        }}
        onFail={onFail}
        onClose={() => setDeleting(null)}
      />
      {bulk.dialog}
    </Page>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
  min-inline-size: 0;
`;
