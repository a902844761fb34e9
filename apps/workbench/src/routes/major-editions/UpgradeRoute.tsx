import { createEditionUpgrading, quietClient } from '@college/api-client';
import { editionsOptions } from '@college/api-client/react';
import { StandardUpgrade } from '@college/curriculum-widgets/editions/StandardUpgrade';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, majorHomePath, receiptPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { NoMajor } from '../majors/NoMajor';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';

/** /major/editions/upgrade (query majorId, edition): brings the requirements of a draft to another standard. */
export function UpgradeRoute() {
  const text = useMessages(workbenchMessages);
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const search = useSearch({ from: '/main/major/editions/upgrade' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true, isWide: true });
  const { can, isKnown, failure, user } = useRights(majorId);
  const source = useMemo(() => createEditionUpgrading(quietClient(client)), [client]);
  const editionId = idOf(search.edition);
  const isListed = majorId !== undefined && !isPending;
  const editions = useQuery({ ...editionsOptions(quietClient(client), majorId ?? 0), ...(isListed ? {} : { queryFn: skipToken }) });

  if (majorId === undefined) return <NoMajor />;
  if (!user || !isKnown) return <UnknownRights failure={failure} />;
  if (editions.isPending) return null;
  const wayBack = <Link href={editionsPath({ majorId })}>{names.editions}</Link>;
  if (editionId === undefined) return <EmptyState isPage title={words.noEdition} action={wayBack} />;
  if (!can('create')) return <EmptyState isPage title={words.needsCreate} action={wayBack} />;
  if (editions.isLoadingError)
    return <ErrorState title={text.notOpened} hint={editions.error.message} onRetry={() => void editions.refetch()} />;
  const draftId = editions.data.find(({ id }) => id === editionId)?.majorId;
  return (
    <StandardUpgrade
      dataSource={source}
      editionId={editionId}
      userId={user.id}
      draftStorage={openDraftStorage()}
      receiptHref={(id) => receiptPath({ majorId, id })}
      onUpgraded={() => void queryClient.invalidateQueries()}
      {...(draftId != null && { onLeave: () => router.history.push(`${basePath}${majorHomePath({ majorId: draftId })}`) })}
    />
  );
}
