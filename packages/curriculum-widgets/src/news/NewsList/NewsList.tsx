import { pageSizes, type NewsItem } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { ConfirmDialog } from '@college/ui/ConfirmDialog';
import { EmptyState } from '@college/ui/EmptyState';
import { IconButton } from '@college/ui/IconButton';
import { Icon } from '@college/ui/icons';
import { useMessages } from '@college/ui/messages';
import { PageHeader } from '@college/ui/PageHeader';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useLocale } from 'react-aria-components';
import { styled } from 'styled-components';
import { useFocusAfterDelete } from '../../course-units/CourseUnitList/useFocusAfterDelete';
import { messageOf } from '../../course-units/messageOf';
import type { RecordFormControls, UnsavedRecord } from '../../support/recordForm';
import { ListSearch, RecordTable, useRecordList, type RecordListQuery } from '../../support/recordList';
import { newsListMessages } from './messages';
import { newsColumns } from './newsColumns';
import { NewsEditor } from './NewsEditor';
import { NewsReader } from './NewsReader';
import type { NewsSource } from './NewsSource';
import { newsWords } from './newsWords';
import { useOpenItem } from './useOpenItem';

export interface NewsListProps {
  source: NewsSource;
  /** Page and keyword on show, for an address that keeps them; leave out to let the list decide. */
  query?: RecordListQuery;
  onQueryChange?: (query: RecordListQuery) => void;
  /** The item that is read; null for none. Leave out to let the list decide. */
  itemId?: number | null;
  onItemChange?: (itemId: number | null) => void;
  /** Whether news may be written, changed and deleted. @default false */
  isEditable?: boolean;
  /** Tells whether leaving now would lose what is being written. */
  onUnsavedChange?: (unsaved: UnsavedRecord) => void;
  /** Time for new English. @default the machine's clock */
  now?: () => number;
  controls?: Ref<RecordFormControls>;
}

const firstQuery: RecordListQuery = { page: 1, keyword: '' };
const machineClock = () => Date.now();

/** News of the college, latest first, in pages above 20 items; each opens whole (reference §2.9, decision 129). Put it inside a `ToastProvider`. */
export function NewsList({ source, query, onQueryChange, isEditable = false, now = machineClock, ...rest }: NewsListProps) {
  const text = useMessages(newsListMessages);
  const { locale } = useLocale();
  const language = locale.startsWith('zh') ? 'zh' : 'en';
  const { showToast } = useToast();
  const onFail = (message: string) => showToast({ type: 'error', message });
  const [ownId, setOwnId] = useState<number | null>(null);
  const openId = rest.itemId === undefined ? ownId : rest.itemId;
  const [editing, setEditing] = useState<{ id?: number } | null>(null);
  const [saves, setSaves] = useState(0);
  const [deleting, setDeleting] = useState<{ item: NewsItem; index: number } | null>(null);
  const list = useRecordList<NewsItem, RecordListQuery>({
    load: async ({ page, keyword }, options) =>
      (await source.listNews({ pageNum: page, pageSize: pageSizes.news, ...(keyword !== '' && { keyword }) }, options)).pageInfo,
    firstQuery,
    query,
    onQueryChange,
    pageSize: pageSizes.news,
    language,
    onFail,
  });
  const { shown, request } = list;
  const { rootRef, focusRow } = useFocusAfterDelete({ isWaiting: request.status === 'loading' });
  const { keyword } = list.query;
  const rows = shown?.list ?? [];
  const columns = newsColumns({ text, language, onOpen: ({ id }) => setOpenId(id) });
  const open = useOpenItem({ id: openId ?? undefined, items: rows, source, saves });
  const place = rows.findIndex(({ id }) => id === openId);
  const count = new Intl.NumberFormat(locale).format(shown?.total ?? 0);
  function setOpenId(id: number | null) {
    setOwnId(id);
    rest.onItemChange?.(id);
  }

  const titleOf = (item: NewsItem) => newsWords(item, 'title', language).words;

  return (
    <Page ref={rootRef}>
      <PageHeader
        title={text.page}
        facts={shown ? (keyword === '' ? text.facts : text.found)({ count }) : '\u00a0'}
        actions={
          isEditable && (
            <Button variant="primary" onPress={() => setEditing({})}>
              <Icon of={Plus} />
              {text.create}
            </Button>
          )
        }
      />
      <div role="search">
        <Search
          label={text.search}
          keyword={keyword}
          isPending={keyword !== '' && request.status === 'loading'}
          onKeywordChange={(next) => list.change({ keyword: next })}
        />
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
        renderRowActions={
          isEditable
            ? (item) => (
                <>
                  <IconButton aria-label={text.editOf({ title: titleOf(item) })} onPress={() => setEditing({ id: item.id })}>
                    <Icon of={Pencil} />
                  </IconButton>
                  <IconButton
                    variant="danger"
                    data-delete=""
                    aria-label={text.removeOf({ title: titleOf(item) })}
                    onPress={() => setDeleting({ item, index: rows.indexOf(item) })}
                  >
                    <Icon of={Trash2} />
                  </IconButton>
                </>
              )
            : undefined
        }
      />
      {open && !editing && (
        <NewsReader
          open={open}
          later={rows[place - 1]}
          earlier={place >= 0 ? rows[place + 1] : undefined}
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
          controls={rest.controls}
          now={now}
        />
      )}
      {deleting && (
        <ConfirmDialog
          isOpen
          name={titleOf(deleting.item)}
          confirmLabel={text.confirm}
          pendingLabel={text.deleting}
          onOpenChange={(isOpen) => {
            if (!isOpen) setDeleting(null);
          }}
          onConfirm={async () => {
            await source.deleteNews(deleting.item.id);
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
  inline-size: 288px;
`;
