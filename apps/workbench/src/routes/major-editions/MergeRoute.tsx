import { createEditionMerging, quietClient } from '@college/api-client';
import { MergeDesk } from '@college/curriculum-widgets/editions/MergeDesk';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { workbenchMessages } from '../../messages';
import { UnknownRights } from '../../rights/UnknownRights';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, receiptPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { openDraftStorage } from '../../leaving/openDraftStorage';
import { NoMajor } from '../majors/NoMajor';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';

/** /major/editions/merge (query majorId, id, into, part): brings a draft, at first the one course of it that `part` names, into the current edition, or with `into=draft` the current edition into the draft. */
export function MergeRoute() {
  const text = useMessages(workbenchMessages);
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const queryClient = useQueryClient();
  const router = useRouter();
  const search = useSearch({ from: '/main/major/editions/merge' });
  const { majorId } = useHomeMajor(idOf(search.majorId), { isBelowList: true, isWide: true });
  const { can, isKnown, failure, user } = useRights(majorId);
  const source = useMemo(() => createEditionMerging(quietClient(client)), [client]);
  const editionId = idOf(search.id);

  if (majorId === undefined) return <NoMajor />;
  if (!user || !isKnown) return <UnknownRights failure={failure} />;
  const list = editionsPath({ majorId });
  if (editionId === undefined) return <EmptyState isPage title={words.noEdition} action={<Link href={list}>{names.editions}</Link>} />;
  const into = search.into === 'draft' ? 'draft' : 'current';
  if (!can(into === 'draft' ? 'create' : 'manage')) {
    return (
      <EmptyState
        isPage
        title={into === 'draft' ? words.needsCreate : text.needsManage}
        action={<Link href={list}>{names.editions}</Link>}
      />
    );
  }
  return (
    <MergeDesk
      source={source}
      editionId={editionId}
      into={into}
      {...(idOf(search.part) !== undefined && { onlyCourse: idOf(search.part) })}
      userId={user.id}
      draftStorage={openDraftStorage()}
      onMerged={({ id }) => {
        void queryClient.invalidateQueries();
        router.history.push(`${basePath}${receiptPath({ majorId, id })}`, { isJustMade: true });
      }}
      onLeave={() => router.history.push(`${basePath}${list}`)}
    />
  );
}
