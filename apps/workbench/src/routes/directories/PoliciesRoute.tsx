import { policyTypes } from '@college/curriculum-model';
import { PolicyList } from '@college/curriculum-widgets/directories/PolicyList';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useRouter, useSearch } from '@tanstack/react-router';
import { basePath } from '../../routing/basePath';
import { policiesPath } from '../../search/directoryPaths';
import { wordOf } from '../../search/searchParams';

const typeCodes = policyTypes.map((_, type) => String(type));

/** /dic/policy: the documents of education policy; the selected type is stored in the URL. */
export function PoliciesRoute() {
  const router = useRouter();
  const type = wordOf(useSearch({ from: '/main/dic/policy' }).type, typeCodes);
  return (
    <PageBody>
      <PolicyList
        type={type === undefined ? null : Number(type)}
        onTypeChange={(next) => router.history.replace(`${basePath}${policiesPath({ type: next })}`)}
      />
    </PageBody>
  );
}
