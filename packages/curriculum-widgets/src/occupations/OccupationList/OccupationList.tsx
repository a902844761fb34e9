import { readSkills, textOf, type OccupationResponse } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { EmptyState } from '@college/ui/EmptyState';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { Upload } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import {
  CreateRecord,
  DeleteRecord,
  OpenRecord,
  RecordDeletion,
  RecordListPage,
  RecordTable,
  rowActsWidth,
  useRecordDeletion,
  useRecordListPage,
} from '../../support/recordList';
import type { UndoSource } from '../../support/undo';
import { labelsOf } from '../choices/choiceNodes';
import { useChoices } from '../choices/useChoices';
import { OccupationImportDialog } from './import/OccupationImportDialog';
import { occupationListMessages } from './messages';
import { occupationColumns } from './occupationColumns';
import {
  firstOccupations,
  OCCUPATION_PAGE_SIZE,
  timeOf,
  timeOrders,
  toPagesRequest,
  type OccupationListQuery,
} from './occupationListQuery';
import type { OccupationListSource } from './OccupationListSource';
import { OccupationToolbar } from './OccupationToolbar';

export interface OccupationListProps {
  /** Where the records are read and written. */
  source: OccupationListSource;
  /** Where a deleted record is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** Page, filters, order and hidden columns on show, for an address that names them; leave out to let the list decide. */
  query?: OccupationListQuery;
  /** Called when one of them changes. */
  onQueryChange?: (query: OccupationListQuery) => void;
  /** Named ways to look at the list, as `SavedViews`, above the toolbar. */
  views?: ReactNode;
  /** Called when records were imported, deleted or brought back here. */
  onRowsChange?: () => void;
  /** Whether records may be added, imported and deleted. @default false */
  isEditable?: boolean;
  /** The address of a record. */
  detailHref: (occupationId: number) => string;
  /** Begins a new record. */
  onCreate?: () => void;
}

/** The occupation records of a college: filtered by level, by code or id, ordered by time, opened, imported and deleted (reference §2.3). Put it inside a `ToastProvider`. */
export function OccupationList({ source, query, onQueryChange, onRowsChange, trash, ...rest }: OccupationListProps) {
  const { views, isEditable = false, detailHref, onCreate } = rest;
  const text = useMessages(occupationListMessages);
  const [isImporting, setImporting] = useState(false);
  const { list, language, onFail } = useRecordListPage<OccupationResponse, OccupationListQuery>({
    load: async (asked, { signal }) => (await source.listOccupations(toPagesRequest(asked), { signal })).pageInfo,
    firstQuery: firstOccupations,
    query,
    onQueryChange,
    onRowsChange,
    pageSize: OCCUPATION_PAGE_SIZE,
    sortAliases: timeOrders,
  });
  const levels = useChoices({ load: (options) => source.listOccupationLevels(options), language, onFail });
  const labels = useMemo(() => labelsOf(levels.items), [levels.items]);
  const time = timeOf(list.query.sort);
  const columns = useMemo(
    () => occupationColumns({ text, language, labels, detailHref, time }),
    [text, language, labels, detailHref, time],
  );
  const nameOf = (record: OccupationResponse) => textOf(record, 'name', language);
  const { rootRef, deletion } = useRecordDeletion({
    list,
    kind: 'occupation',
    nameOf,
    trash,
    remove: ({ id, version }) => source.deleteOccupation(id, { version }),
    doneMessage: text.deleted,
  });

  return (
    <RecordListPage
      ref={rootRef}
      undo={deletion.undo}
      list={list}
      title={text.title}
      text={text}
      isNarrowed={isNarrowed}
      actions={
        isEditable && (
          <>
            <Button onPress={() => setImporting(true)}>
              <Icon of={Upload} />
              {text.import}
            </Button>
            {onCreate && <CreateRecord label={text.create} onPress={onCreate} />}
          </>
        )
      }
    >
      {views}
      <OccupationToolbar list={list} levels={levels.items} columns={columns} />
      <RecordTable
        list={list}
        aria-label={text.title}
        columns={columns}
        failedTitle={text.failed}
        getRowId={(record) => record.id}
        getRowName={nameOf}
        emptyState={
          isNarrowed(list.query) ? (
            <EmptyState
              title={text.noResult}
              hint={text.noResultHint}
              mark={null}
              action={<Button onPress={() => list.change({ keyword: '', level: '' })}>{text.clear}</Button>}
            />
          ) : (
            <EmptyState title={text.none} hint={isEditable ? text.noneHint : text.noneHintReader} />
          )
        }
        actionsWidth={rowActsWidth(isEditable)}
        renderRowActions={(record) => (
          <>
            <OpenRecord href={detailHref(record.id)} aria-label={text.viewOf({ name: nameOf(record) })}>
              {text.view}
            </OpenRecord>
            {isEditable && <DeleteRecord label={text.removeOf({ name: nameOf(record) })} onPress={() => deletion.ask(record)} />}
          </>
        )}
      />
      {isImporting && <OccupationImportDialog source={source} onStored={list.reload} onClose={() => setImporting(false)} />}
      <RecordDeletion
        deletion={deletion}
        nameOf={nameOf}
        text={text}
        lossOf={({ skills }) => text.loss({ count: readSkills(skills).length })}
      />
    </RecordListPage>
  );
}

function isNarrowed({ keyword, level }: OccupationListQuery): boolean {
  return keyword !== '' || level !== '';
}
