import { type Receipt, receiptSort } from '@college/curriculum-model';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { tokens } from '@college/ui/theme';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { RecordTable, type RecordListQuery, useRecordList } from '../../support/recordList';
import { SectionTitle } from '../../support/textParts';
import { useLanguage } from '../../support/useLanguage';
import { subjectOf } from '../receiptSubject';
import { receiptListMessages } from './messages';
import { receiptColumns } from './receiptColumns';
import type { ReceiptListSource } from './ReceiptListSource';

/** Receipts on one page. */
export const receiptsPageSize = 10;

export interface ReceiptListProps {
  /** Where receipts are listed. */
  source: ReceiptListSource;
  /** The major whose receipts are listed; not that of a draft. */
  majorId: number;
  /** Only those of one draft. @default all */
  editionId?: number;
  /** Where a receipt can be read; without it there is no link. */
  receiptHref?: (receiptId: number) => string;
  /** Page and order on show, for an address that names them; leave out to let the list decide. */
  query?: RecordListQuery;
  /** Called when the page or the order changes. */
  onQueryChange?: (query: RecordListQuery) => void;
}

/** What merges, updates and undos did in a major: what, who, when, how much, and whether it still holds. */
export function ReceiptList(props: ReceiptListProps) {
  const { majorId, editionId } = props;
  return <Receipts key={`${majorId} ${editionId ?? ''}`} {...props} />;
}

function Receipts({ source, majorId, editionId, receiptHref, query, onQueryChange }: ReceiptListProps) {
  const text = useMessages(receiptListMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const of = { majorId, ...(editionId === undefined ? {} : { editionId }) };
  const list = useRecordList<Receipt>({
    load: async ({ page, sort }, options) =>
      (await source.listReceipts({ ...of, pageNum: page, pageSize: receiptsPageSize, ...receiptSort.partOf(sort) }, options)).pageInfo,
    usualSort: '-at',
    query,
    onQueryChange,
    pageSize: receiptsPageSize,
    language,
  });
  const columns = useMemo(() => receiptColumns(text, language), [text, language]);
  const nameOf = (receipt: Receipt) =>
    text.viewOf({ act: text.actOf(receipt), name: subjectOf(receipt, text), time: formatTime(receipt.at, 'minute') });
  return (
    <Column aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <RecordTable<Receipt, RecordListQuery>
        aria-label={text.title}
        list={list}
        columns={columns}
        failedTitle={text.failed}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        loadingRowCount={3}
        emptyState={<EmptyState mark={null} title={text.none} hint={text.noneHint} />}
        {...(receiptHref && {
          actionsWidth: '72px',
          renderRowActions: (receipt: Receipt) => (
            <Link href={receiptHref(receipt.id)} aria-label={nameOf(receipt)}>
              {text.view}
            </Link>
          ),
        })}
      />
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
