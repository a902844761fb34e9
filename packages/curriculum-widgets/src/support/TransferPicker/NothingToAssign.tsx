import { EmptyState } from '@college/ui/EmptyState';
import { useMessages } from '@college/ui/messages';
import type { ComponentPropsWithRef } from 'react';
import type { TransferKind } from '../transferItems';
import { transferMessages } from './messages';

/** In place of lists without a single item (core §8, 'No Data'). */
export function NothingToAssign({ kind, ...rest }: { kind: TransferKind } & ComponentPropsWithRef<'div'>) {
  const text = useMessages(transferMessages);
  return (
    <div {...rest}>
      <EmptyState title={text.noData} hint={kind === 'point' ? text.noDataOfPoint : text.noDataOfKsa} />
    </div>
  );
}
