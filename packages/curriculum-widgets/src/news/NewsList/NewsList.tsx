import type { UndoSource } from '../../support/undo';
import { type NewsItem, newsSort, pageSizes } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';
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
import { newsListMessages } from './messages';
import { newsColumns } from './newsColumns';
import { NewsEditor } from './NewsEditor';
import { newsOrder, usualNewsSort } from './newsOrder';
import { NewsReader } from './NewsReader';
import type { NewsSource } from './NewsSource';
import { newsWords } from './newsWords';
import { useOpenItem } from './useOpenItem';

export interface NewsListProps extends DraftOwner {
  /** Where news are read and written. */
  source: NewsSource;
  /** Where a deleted record is brought back: with it deletions can be undone on the spot. */
  trash?: UndoSource;
  /** The controlled page and keyword, such as from the URL; uncontrolled when omitted. */
  query?: RecordListQuery;
  /** Called when the page or the keyword changes. */
  onQueryChange?: (query: RecordListQuery) => void;
  /** The item that is read; null for none. Leave out to let the list decide. */
  itemId?: number | null;
  /** Called with the item that is opened; null when it is closed. */
  onItemChange?: (itemId: number | null) => void;
  /** Whether news may be written, changed and deleted. @default false */
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

/** News of the college, latest first, in pages above 20 items; each opens whole (reference §2.9, decision 129). Put it inside a `ToastProvider`. */
export function NewsList({ source, query, onQueryChange, trash, isEditable = false, now = machineClock, ...rest }: NewsListProps) {
  const text = useMessages(newsListMessages);
  const [ownId, setOwnId] = useState<number | null>(null);
  const openId = rest.itemId === undefined ? ownId : rest.itemId;
  const [editing, setEditing] = useState<{ id?: number } | null>(null);
  const [saves, setSaves] = useState(0);
  const { list, language } = useRecordListPage<NewsItem>({
    load: async ({ page, keyword, sort }, options) =>
      (
        await source.listNews(
          { pageNum: page, pageSize: pageSizes.news, ...(keyword !== '' && { keyword }), ...newsSort.partOf(sort) },
          options,
        )
      ).pageInfo,
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.news,
    usualSort: usualNewsSort,
  });
  const titleOf = (item: NewsItem) => newsWords(item, 'title', language).words;
  const { rootRef, deletion } = useRecordDeletion({
    list,
    kind: 'news',
    nameOf: titleOf,
    trash,
    remove: ({ id, version }) => source.deleteNews(id, { version }),
    doneMessage: text.deleted,
  });
  const { keyword, sort } = list.query;
  const order = newsOrder(sort);
  const rows = list.shown?.list ?? [];
  const columns = newsColumns({ text, language, onOpen: ({ id }) => setOpenId(id) });
  const open = useOpenItem({ id: openId ?? undefined, items: rows, source, saves });
  const place = rows.findIndex(({ id }) => id === openId);
  function setOpenId(id: number | null) {
    setOwnId(id);
    rest.onItemChange?.(id);
  }

  return (
    <RecordListPage
      ref={rootRef}
      undo={deletion.undo}
      list={list}
      title={text.page}
      text={{ facts: order === 'latest' ? text.latestFirst : text.facts, found: text.found }}
      actions={isEditable && <CreateRecord label={text.create} onPress={() => setEditing({})} />}
    >
      <div role="search">
        <Search label={text.search} list={list} />
      </div>
      <RecordTable<NewsItem, RecordListQuery>
        aria-label={text.page}
        list={list}
        columns={columns}
        failedTitle={text.failed}
        getRowId={({ id }) => id}
        getRowName={titleOf}
        emptyState={
          <EmptyState
            title={text.empty}
            hint={keyword === '' ? (isEditable ? text.emptyHintWriter : text.emptyHint) : text.noHit({ keyword })}
          />
        }
        onRowAction={({ id }) => setOpenId(id)}
        rowActions={
          isEditable
            ? [
                {
                  id: 'edit',
                  icon: Pencil,
                  label: (item) => text.editOf({ title: titleOf(item) }),
                  onPress: ({ id }) => setEditing({ id }),
                },
                {
                  id: 'delete',
                  icon: Trash2,
                  variant: 'danger',
                  label: (item) => text.removeOf({ title: titleOf(item) }),
                  onPress: deletion.ask,
                },
              ]
            : undefined
        }
      />
      {open && !editing && (
        <NewsReader
          open={open}
          order={order}
          previous={rows[place - 1]}
          next={place >= 0 ? rows[place + 1] : undefined}
          onOpen={({ id }) => setOpenId(id)}
          onEdit={isEditable ? ({ id }) => setEditing({ id }) : undefined}
          onClose={() => setOpenId(null)}
        />
      )}
      {editing && (
        <NewsEditor
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
      <RecordDeletion deletion={deletion} nameOf={titleOf} text={text} lossOf={() => text.loss} />
    </RecordListPage>
  );
}

const Search = styled(ListSearch)`
  inline-size: 288px;
`;
