import { reachableMajorsOptions } from '@college/api-client/react';
import type { LoginUser } from '@college/curriculum-model';
import { MajorDirectory } from '@college/curriculum-widgets/majors/MajorDirectory';
import { PageBody } from '@college/curriculum-widgets/shell/PageBody';
import { useQuery } from '@tanstack/react-query';
import { stringifySearchParams } from '../../search/searchParams';
import { useServices } from '../../services';
import { QueryState } from '../../shell/QueryState';

/** The majors of a signed-in person, with the ways into each. */
export function ReachableMajors({ user, keyword }: { user: LoginUser; keyword?: string }) {
  const { client } = useServices();
  const majors = useQuery(reachableMajorsOptions(client, { collegeId: user.collegeId, userId: user.id }));
  return (
    <PageBody>
      <QueryState query={majors}>
        {({ departments }) => (
          <MajorDirectory
            key={keyword}
            departments={departments}
            defaultKeyword={keyword}
            homeHref={(majorId) => `/major/index${stringifySearchParams({ majorId })}`}
            courseUnitsHref={(majorId) => `/courseUnit/list${stringifySearchParams({ majorId })}`}
          />
        )}
      </QueryState>
    </PageBody>
  );
}
