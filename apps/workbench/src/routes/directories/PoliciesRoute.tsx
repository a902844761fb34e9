import { policyTypes } from '@college/curriculum-model';
import { PolicyList } from '@college/curriculum-widgets/directories/PolicyList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useMessages } from '@college/ui/messages';
import { useRouter, useSearch } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { routeTitles } from '../../routing/routeTitles';
import { policiesPath } from '../../search/directoryPaths';
import { wordOf } from '../../search/searchParams';
import { useTrail } from '../../shell/useTrail';

const typeCodes = policyTypes.map((_, type) => String(type));

/** /dic/policy: the documents of education policy; the type on show stands in the address. */
export function PoliciesRoute() {
  const titles = useMessages(routeTitles);
  const router = useRouter();
  const type = wordOf(useSearch({ from: '/main/dic/policy' }).type, typeCodes);
  useTrail([{ id: 'policies', label: titles.policies }]);
  return (
    <PageBody>
      <PolicyList
        type={type === undefined ? null : Number(type)}
        onTypeChange={(next) => router.history.replace(`${basePath}${policiesPath({ type: next })}`)}
      />
    </PageBody>
  );
}
