import { outlineSort, pageSizes, textOf, type OutlineRow } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { useToast } from '@college/ui/Toast';
import { Pencil, Power, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../support/messageOf';
import type { DraftOwner } from '../../support/desk/drafts';
import type { RecordFormControls, UnsavedRecord } from '../../support/recordForm';
import {
  CreateRecord,
  ListSearch,
  RecordDeletion,
  RecordListPage,
  RecordTable,
  useRecordDeletion,
  useRecordListPage,
  type RecordListQuery,
} from '../../support/recordList';
import type { UndoSource } from '../../support/undo';
import { FileActs } from './FileActs';
import { outlineListMessages } from './messages';
import { outlineColumns } from './outlineColumns';
import { OutlineEditor } from './OutlineEditor';
import { OutlineReader } from './OutlineReader';
import type { OutlineSource } from './OutlineSource';

export interface OutlineListProps extends DraftOwner {
  /** Where outlines are read and kept. */
  source: OutlineSource;
  /** Where a deleted record is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** The controlled page and keyword, such as from the URL; uncontrolled when omitted. */
  query?: RecordListQuery;
  /** Called when the page or the keyword changes. */
  onQueryChange?: (query: RecordListQuery) => void;
  /** The outline that is read; null for none. Leave out to let the list decide. */
  itemId?: number | null;
  /** Called with the outline that is opened; null when it is closed. */
  onItemChange?: (itemId: number | null) => void;
  /** Whether outlines may be added, changed, switched off and deleted. @default false */
  isEditable?: boolean;
  /** Called with whether leaving now would lose unsaved input. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Time for new English. @default the machine's clock */
  now?: () => number;
  /** Controls the editor from outside: saves, or discards. */
  controls?: Ref<RecordFormControls>;
}

const firstQuery: RecordListQuery = { page: 1, keyword: '' };
const machineClock = () => Date.now();

/** The sample outlines from which the assistant suggests: shipped ones and the college's own. Put it inside a `ToastProvider`. */
export function OutlineList({ source, query, onQueryChange, trash, isEditable = false, now = machineClock, ...rest }: OutlineListProps) {
  const text = useMessages(outlineListMessages);
  const { showToast } = useToast();
  const [ownId, setOwnId] = useState<number | null>(null);
  const openId = rest.itemId === undefined ? ownId : rest.itemId;
  const [editing, setEditing] = useState<{ id?: number } | null>(null);
  const [saves, setSaves] = useState(0);
  const { list, language } = useRecordListPage<OutlineRow>({
    load: async ({ page, keyword, sort }, options) =>
      (
        await source.listOutlines(
          { pageNum: page, pageSize: pageSizes.default, ...(keyword !== '' && { keyword }), ...outlineSort.partOf(sort) },
          options,
        )
      ).pageInfo,
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.default,
    usualSort: 'category',
  });
  const titleOf = (outline: OutlineRow) => textOf(outline, 'title', language);
  const { rootRef, deletion } = useRecordDeletion({
    list,
    kind: 'outline',
    nameOf: titleOf,
    trash,
    remove: ({ id, version }) => source.deleteOutline(id, { version }),
    doneMessage: text.deleted,
  });
  const { keyword } = list.query;

  function setOpenId(id: number | null) {
    setOwnId(id);
    rest.onItemChange?.(id);
  }

  async function toggle(outline: OutlineRow) {
    try {
      await source.switchOutline({ id: outline.id, isOff: !outline.isOff, version: outline.version });
      showToast({ type: 'success', message: outline.isOff ? text.switchedOn : text.switchedOff, description: titleOf(outline) });
    } catch (error) {
      showToast({ type: 'error', message: messageOf(error) });
    }
    list.reload();
  }

  return (
    <RecordListPage
      ref={rootRef}
      undo={deletion.undo}
      list={list}
      title={text.page}
      text={text}
      actions={
        isEditable && (
          <>
            <FileActs source={source} onImported={list.reload} />
            <CreateRecord label={text.create} onPress={() => setEditing({})} />
          </>
        )
      }
    >
      <div role="search">
        <Search label={text.search} list={list} />
      </div>
      <RecordTable<OutlineRow, RecordListQuery>
        aria-label={text.page}
        list={list}
        columns={outlineColumns({ text, language, onOpen: ({ id }) => setOpenId(id) })}
        failedTitle={text.failed}
        getRowId={({ id }) => id}
        getRowName={titleOf}
        emptyState={<EmptyState title={text.empty} hint={keyword === '' ? text.emptyHint : text.noHit({ keyword })} />}
        onRowAction={({ id }) => setOpenId(id)}
        rowActions={
          isEditable
            ? [
                { id: 'edit', icon: Pencil, label: (row) => text.editOf({ title: titleOf(row) }), onPress: ({ id }) => setEditing({ id }) },
                {
                  id: 'switch',
                  icon: Power,
                  label: (row) => (row.isOff ? text.switchOn : text.switchOff)({ title: titleOf(row) }),
                  onPress: (row) => void toggle(row),
                },
                {
                  id: 'delete',
                  icon: Trash2,
                  variant: 'danger',
                  label: (row) => text.removeOf({ title: titleOf(row) }),
                  isOffered: ({ origin }) => origin !== 'shipped',
                  onPress: deletion.ask,
                },
              ]
            : undefined
        }
      />
      {openId !== null && !editing && (
        <OutlineReader
          id={openId}
          source={source}
          saves={saves}
          onEdit={isEditable ? (id) => setEditing({ id }) : undefined}
          onClose={() => setOpenId(null)}
        />
      )}
      {editing && (
        <OutlineEditor
          itemId={editing.id}
          source={source}
          onSaved={() => {
            setSaves((count) => count + 1);
            list.reload();
          }}
          onClose={() => setEditing(null)}
          onUnsavedChange={rest.onUnsavedChange}
          draftStorage={rest.draftStorage}
          userId={rest.userId}
          controls={rest.controls}
          now={now}
        />
      )}
      <RecordDeletion
        deletion={deletion}
        nameOf={titleOf}
        text={text}
        lossOf={({ origin }) => (origin === 'changed' ? text.lossOfChanged : text.loss)}
      />
    </RecordListPage>
  );
}

const Search = styled(ListSearch)`
  inline-size: 288px;
`;
