import type { Receipt } from '@college/curriculum-model';
import { DataTable } from '@college/ui/DataTable';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { Pagination } from '@college/ui/Pagination';
import { tokens } from '@college/ui/theme';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useDateTime } from '../../support/dateTime';
import { SectionTitle } from '../../support/textParts';
import { useAnswer } from '../../support/useAnswer';
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
}

/** What merges, updates and undos did in a major: what, who, when, how much, and whether it still holds. */
export function ReceiptList(props: ReceiptListProps) {
  const { majorId, editionId } = props;
  return <Receipts key={`${majorId} ${editionId ?? ''}`} {...props} />;
}

function Receipts({ source, majorId, editionId, receiptHref }: ReceiptListProps) {
  const text = useMessages(receiptListMessages);
  const language = useLanguage();
  const formatTime = useDateTime();
  const [page, setPage] = useState(1);
  const query = { majorId, ...(editionId === undefined ? {} : { editionId }), pageNum: page, pageSize: receiptsPageSize };
  const { request, last, isPending, retry } = useAnswer(`${page} ${language}`, (options) => source.listReceipts(query, options));
  const columns = useMemo(() => receiptColumns(text), [text]);
  const nameOf = (receipt: Receipt) =>
    text.viewOf({ act: text.actOf(receipt), name: subjectOf(receipt, text), time: formatTime(receipt.at, 'minute') });
  return (
    <Column aria-label={text.title}>
      <SectionTitle>{text.title}</SectionTitle>
      <DataTable<Receipt>
        aria-label={text.title}
        rows={last?.pageInfo.list ?? []}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={nameOf}
        isLoading={isPending}
        loadingRowCount={3}
        errorState={request.status === 'failed' ? <ErrorState title={text.failed} hint={request.message} onRetry={retry} /> : undefined}
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
      {last !== null && last.pageInfo.total > receiptsPageSize && (
        <Pagination page={page} pageSize={receiptsPageSize} total={last.pageInfo.total} onPageChange={setPage} />
      )}
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  align-content: start;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
