import { createEditionPublishing, quietClient } from '@college/api-client';
import { PublishedEdition } from '@college/curriculum-widgets/editions/PublishedEdition';
import { EmptyState } from '@college/ui/EmptyState';
import { Link } from '@college/ui/Link';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { editionsPath, publishedEditionPath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { NoMajor } from '../majors/NoMajor';
import { useHomeMajor } from './useHomeMajor';
import { editionPageMessages } from './messages';

/** /major/editions/published (query majorId, id, course): an edition as it was published, or one of its courses by its lineage. */
export function PublishedEditionRoute() {
  const words = useMessages(editionPageMessages);
  const names = usePageNames();
  const { client } = useServices();
  const router = useRouter();
  const search = useSearch({ from: '/main/major/editions/published' });
  const { majorId, isPending } = useHomeMajor(idOf(search.majorId), { isBelowList: true });
  const source = useMemo(() => createEditionPublishing(quietClient(client)), [client]);
  const id = idOf(search.id);

  if (majorId === undefined) return <NoMajor />;
  if (isPending) return null;
  const list = editionsPath({ majorId });
  if (id === undefined) return <EmptyState isPage title={words.noPublished} action={<Link href={list}>{names.editions}</Link>} />;
  return (
    <PublishedEdition
      key={id}
      dataSource={source}
      editionId={id}
      course={idOf(search.course)}
      courseHref={(course) => publishedEditionPath({ majorId, id, course })}
      onBack={() => router.history.push(`${basePath}${list}`)}
    />
  );
}
