import { createEditions, quietClient } from '@college/api-client';
import { languageOfCode, textOf } from '@college/curriculum-model';
import { EditionList } from '@college/curriculum-widgets/editions/EditionList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { queryKeys } from '@college/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMajor } from '../../courses/useMajor';
import { useSettings } from '../../preferences/settings';
import { useRights } from '../../rights/useRights';
import { basePath } from '../../routing/basePath';
import { usePageNames } from '../../routing/pageNames';
import { majorHomePath } from '../../search/coursePaths';
import { idOf } from '../../search/searchParams';
import { useServices } from '../../services';
import { useTrail } from '../../shell/useTrail';
import { NoMajor } from '../majors/NoMajor';

/** /major/editions (query majorId): the drafts of a major; the number of a draft's own major leads to the same list. */
export function MajorEditionsRoute() {
  const names = usePageNames();
  const { client } = useServices();
  const { language } = useSettings();
  const queryClient = useQueryClient();
  const router = useRouter();
  const asked = idOf(useSearch({ from: '/main/major/editions' }).majorId);
  const edition = useMajor(asked).major?.edition;
  const majorId = edition?.homeMajorId ?? asked;
  const { major, isPending } = useMajor(majorId);
  const { can, user } = useRights(majorId);
  const source = useMemo(() => createEditions(quietClient(client)), [client]);
  const name = major && textOf(major, 'name', languageOfCode(language));
  useTrail([
    { id: 'majors', label: names.majors, href: '/major/list' },
    ...(name ? [{ id: 'major', label: name, href: majorHomePath({ majorId }) }] : []),
  ]);

  if (majorId === undefined) return <NoMajor />;
  if (isPending) return null;
  return (
    <PageBody>
      <EditionList
        dataSource={source}
        majorId={majorId}
        majorName={[name, major?.code].filter(Boolean).join(' ')}
        userId={user?.id}
        canStart={can('create')}
        canManage={can('manage')}
        onOpen={(id) => router.history.push(`${basePath}${majorHomePath({ majorId: id })}`)}
        onEditionsChange={() => void queryClient.invalidateQueries({ queryKey: queryKeys.majors })}
      />
    </PageBody>
  );
}
