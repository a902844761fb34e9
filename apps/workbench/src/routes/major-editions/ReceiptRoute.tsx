import { createEditionMerging, quietClient } from '@college/api-client';
import { MergeReceipt } from '@college/curriculum-widgets/editions/MergeReceipt';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRights } from '../../rights/useRights';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, publishedEditionPath, receiptPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { NoMajor } from '../majors/NoMajor';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';

/** /major/editions/receipt (query majorId, id): what a merge, an update or an undo did, and its undo. */
export function ReceiptRoute() {
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const isJustMade = useLocation({ select: ({ state }) => 'isJustMade' in state });
  const search = useSearch({ from: '/main/major/editions/receipt' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true });
  const { can } = useRights(majorId);
  const source = useMemo(() => createEditionMerging(quietClient(client)), [client]);
  const receiptId = idOf(search.id);

  if (majorId === undefined) return <NoMajor />;
  if (isPending) return null;
  if (receiptId === undefined) {
    return <EmptyState isPage title={words.noReceipt} action={<Link href={editionsPath({ majorId })}>{names.editions}</Link>} />;
  }
  return (
    <PageBody>
      <MergeReceipt
        source={source}
        receiptId={receiptId}
        receiptHref={(id) => receiptPath({ majorId, id })}
        publishedHref={(id) => publishedEditionPath({ majorId, id })}
        isJustMade={isJustMade}
        canUndo={can('manage')}
        onUndone={() => void queryClient.invalidateQueries()}
      />
    </PageBody>
  );
}
