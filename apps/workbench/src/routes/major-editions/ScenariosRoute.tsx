import { createEditionComparing, createEditions, quietClient } from '@college/api-client';
import { editionsOptions, queryKeys } from '@college/api-client/react';
import { ScenarioTable } from '@college/curriculum-widgets/editions/ScenarioTable';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { EmptyState } from '@college/ui/EmptyState';
import { ErrorState } from '@college/ui/ErrorState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { workbenchMessages } from '../../messages';
import { useTrash } from '../../history/useTrash';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, majorHomePath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { NoMajor } from '../majors/NoMajor';
import { comparedScenarios } from './comparedScenarios';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';

/** /major/editions/scenarios (query majorId, ids): scenarios of a major beside its current edition; without ids the latest ones. */
export function ScenariosRoute() {
  const text = useMessages(workbenchMessages);
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const trash = useTrash();
  const [isAnyThrownAway, setAnyThrownAway] = useState(false);
  const search = useSearch({ from: '/main/major/editions/scenarios' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true, isWide: true });
  const { can, user } = useRights(majorId);
  const source = useMemo(() => {
    const quiet = quietClient(client);
    return { ...createEditions(quiet), ...createEditionComparing(quiet) };
  }, [client]);
  const isListed = majorId !== undefined && !isPending;
  const editions = useQuery({ ...editionsOptions(quietClient(client), majorId ?? 0), ...(isListed ? {} : { queryFn: skipToken }) });

  if (majorId === undefined) return <NoMajor />;
  if (isPending || editions.isPending) return null;
  if (editions.isLoadingError)
    return <ErrorState title={text.notOpened} hint={editions.error.message} onRetry={() => void editions.refetch()} />;
  const ids = comparedScenarios(editions.data, search.ids);
  // The way back from throwing away the last one stands on the table.
  if (ids.length === 0 && !isAnyThrownAway) {
    return <EmptyState isPage title={words.noScenario} action={<Link href={editionsPath({ majorId })}>{names.editions}</Link>} />;
  }
  const handleChanged = () => void queryClient.invalidateQueries({ queryKey: queryKeys.majors });
  return (
    <PageBody>
      <ScenarioTable
        dataSource={source}
        majorId={majorId}
        editionIds={ids}
        userId={user?.id}
        canKeep={can('create')}
        canManage={can('manage')}
        onOpen={(edition) => edition.majorId !== null && router.history.push(`${basePath}${majorHomePath({ majorId: edition.majorId })}`)}
        onKeep={handleChanged}
        onThrowAway={() => {
          setAnyThrownAway(true);
          handleChanged();
        }}
        {...(trash && { trash })}
        onRestore={handleChanged}
      />
    </PageBody>
  );
}
