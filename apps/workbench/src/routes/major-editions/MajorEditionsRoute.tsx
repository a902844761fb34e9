import { createEditionMerging, createEditionPublishing, createEditions, quietClient } from '@college/api-client';
import { EditionList } from '@college/curriculum-widgets/editions/EditionList';
import { ReceiptList } from '@college/curriculum-widgets/editions/ReceiptList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTrash } from '../../history/useTrash';
import { useCanEditIn } from '../../rights/useCanEditIn';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import {
  comparisonPath,
  majorHomePath,
  mergePath,
  publicEditionPath,
  publishedEditionPath,
  receiptPath,
  reviewPath,
  scenariosPath,
  upgradePath,
} from '../../search/coursePaths';
import { listQueryOf } from '../../search/listPlace';
import { idOf } from '../../search/searchParams';
import { useListAddress } from '../../search/useListAddress';
import { useServices } from '../../services';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { NoMajor } from '../majors/NoMajor';
import { useHomeMajor } from './useHomeMajor';

/** /major/editions (query majorId): the editions of a major and the receipts of what was merged, whose page and order are stored in the URL; the number of a draft's own major leads to the same list. */
export function MajorEditionsRoute() {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const { search, show } = useListAddress('/major/editions');
  const { majorId, major, name, isPending } = useHomeMajor(idOf(search.majorId));
  const { can, user } = useRights(majorId);
  const canEdit = useCanEditIn(majorId);
  const { source, receipts, publishing } = useMemo(() => {
    const quiet = quietClient(client);
    return { source: createEditions(quiet), receipts: createEditionMerging(quiet), publishing: createEditionPublishing(quiet) };
  }, [client]);
  const trash = useTrash();
  const [draftStorage] = useState(openDraftStorage);
  const go = (path: string) => router.history.push(`${basePath}${path}`);

  if (majorId === undefined) return <NoMajor />;
  if (isPending) return null;
  return (
    <PageBody>
      <EditionList
        dataSource={source}
        majorId={majorId}
        majorName={[name, major?.code].filter(Boolean).join(' ')}
        userId={user?.id}
        {...(trash && { trash })}
        {...(draftStorage && { draftStorage })}
        canStart={can('create')}
        canEdit={canEdit}
        canManage={can('manage')}
        onOpen={(id) => go(majorHomePath({ majorId: id }))}
        onCompare={(sides) => go(comparisonPath({ majorId, ...sides }))}
        onMerge={(merge) => go(mergePath({ majorId, ...merge }))}
        publishing={publishing}
        linkHrefOf={(link) => `${window.location.origin}${basePath}${publicEditionPath({ link })}`}
        onReview={(editionId) => go(reviewPath({ majorId, editionId }))}
        onRead={(id) => go(publishedEditionPath({ majorId, id }))}
        onUpgrade={(editionId) => go(upgradePath({ majorId, editionId }))}
        onCompareScenarios={() => go(scenariosPath({ majorId }))}
        onEditionsChange={() => void queryClient.invalidateQueries({ queryKey: queryKeys.majors })}
      />
      <ReceiptList
        source={receipts}
        majorId={majorId}
        receiptHref={(id) => receiptPath({ majorId, id })}
        query={listQueryOf(search)}
        onQueryChange={({ page, sort }) => show({ page, sort })}
      />
    </PageBody>
  );
}
