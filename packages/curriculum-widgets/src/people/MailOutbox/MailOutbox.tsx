import { type OutboxMail, outboxSort, pageSizes } from '@college/curriculum-model';
import { Button } from '@college/ui/Button';
import { DataTable, type DataTableColumn } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { useLocale, useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useToast } from '@college/ui/Toast';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { DateTime, useDateTime, type FormatDateTime } from '../../support/dateTime';
import { type RecordListQuery, useRecordFault, useRecordList } from '../../support/recordList';
import type { OutboxSource } from '../PeopleSource';
import { linkState, linkWords } from './linkState';
import { MailDialog } from './MailDialog';
import { mailOutboxMessages, type MailOutboxText } from './messages';

export interface MailOutboxProps {
  /** Where mails are read. */
  source: OutboxSource;
  /** Page and order on show, for an address that names them; leave out to let the list decide. */
  query?: RecordListQuery;
  /** Called when the page or the order changes. */
  onQueryChange?: (query: RecordListQuery) => void;
  /** The current time, for the expiry of links. @default Date.now */
  now?: () => number;
}

/** The mails with one-use links, for college managers: what was sent, what failed, which link works and can be handed over. Put it inside a `ToastProvider`. */
export function MailOutbox(props: MailOutboxProps) {
  const { source, now = Date.now } = props;
  const text = useMessages(mailOutboxMessages);
  const { locale } = useLocale();
  const format = useDateTime();
  const { showToast } = useToast();
  const list = useRecordList<OutboxMail>({
    load: async ({ page, sort }, options) =>
      (await source.listOutbox({ pageNum: page, pageSize: pageSizes.default, ...outboxSort.partOf(sort) }, options)).pageInfo,
    usualSort: '-createTime',
    query: props.query,
    onQueryChange: props.onQueryChange,
    pageSize: pageSizes.default,
    language: locale,
  });
  const { query, shown, request } = list;
  const fault = useRecordFault(list, text.loadFailed);
  const [open, setOpen] = useState<{ mail: OutboxMail; isByHand: boolean } | null>(null);
  const columns = useMemo(() => mailColumns(text, now, format), [text, now, format]);

  async function copy(mail: OutboxMail) {
    try {
      await navigator.clipboard.writeText(mail.link ?? '');
      showToast({ type: 'success', message: text.copied });
    } catch {
      // Plain http and strict browsers deny clipboard access: the link is shown, selected, to be copied by hand.
      setOpen({ mail, isByHand: true });
    }
  }

  return (
    <Part>
      <Hint>{text.hint}</Hint>
      <DataTable<OutboxMail>
        aria-label={text.title}
        rows={shown?.list ?? []}
        columns={columns}
        {...list.sorting}
        getRowId={({ id }) => id}
        getRowName={({ to }) => to}
        isLoading={request.status === 'loading'}
        loadingRowCount={5}
        errorState={fault}
        emptyState={<EmptyState title={text.none} hint={text.noneHint} />}
        actionsWidth="160px"
        renderRowActions={(mail) => (
          <>
            {linkState(mail, now()) === 'works' && (
              <Button variant="link" aria-label={text.copyOf({ to: mail.to })} onPress={() => void copy(mail)}>
                {text.copy}
              </Button>
            )}
            <Button variant="link" aria-label={text.readOf({ to: mail.to })} onPress={() => setOpen({ mail, isByHand: false })}>
              {text.read}
            </Button>
          </>
        )}
      />
      {!fault && shown !== null && shown.total > list.pageSize && (
        <Pagination page={query.page} pageSize={list.pageSize} total={shown.total} onPageChange={(page) => list.change({ page })} />
      )}
      {open && <MailDialog {...open} onClose={() => setOpen(null)} />}
    </Part>
  );
}

function mailColumns(text: MailOutboxText, now: () => number, format: FormatDateTime): DataTableColumn<OutboxMail>[] {
  return [
    { id: 'to', header: text.to, minWidth: 200, isRowHeader: true, isSortable: true, cell: ({ to }) => to },
    { id: 'kind', header: text.kind, width: 144, tone: 'muted', isSortable: true, cell: ({ kind }) => text[kind] },
    {
      id: 'createTime',
      header: text.createTime,
      width: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell: ({ createTime }) => <DateTime value={createTime} />,
    },
    {
      id: 'sending',
      header: text.sending,
      minWidth: 160,
      tone: 'muted',
      isSortable: true,
      sortsFirst: 'descending',
      cell({ sentTime, error }) {
        if (sentTime !== null) return text.sent({ time: format(sentTime) });
        return error === null ? text.notSent : <Wrong>{text.failed({ reason: error })}</Wrong>;
      },
    },
    { id: 'link', header: text.link, minWidth: 200, tone: 'muted', isSortable: true, cell: (mail) => linkWords(mail, now(), text, format) },
  ];
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;

const Hint = styled.p`
  max-inline-size: 784px;
  margin: 0;
  color: ${tokens.color.textMuted};
`;

const Wrong = styled.span`
  color: ${tokens.color.danger};
`;
