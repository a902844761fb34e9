import { majorOptions, reachableMajorsOptions } from '@college/api-client/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

/** The name of a major: from the majors that the person reaches, which the page has anyway, and of another one from the server. */
export function useMajorName(majorId: number | undefined): string | undefined {
  const { client } = useServices();
  const user = useLogin()?.user;
  const person = { collegeId: user?.collegeId ?? 0, userId: user?.id ?? 0 };
  const reach = useQuery({ ...reachableMajorsOptions(client, person), ...(user ? {} : { queryFn: skipToken }) });
  const reached = reach.data?.departments.flatMap(({ majors }) => majors).find(({ id }) => id === majorId);
  const isElsewhere = majorId !== undefined && !reach.isPending && !reached;
  const major = useQuery({ ...majorOptions(client, majorId ?? 0), ...(isElsewhere ? {} : { queryFn: skipToken }) });
  return reached?.name ?? major.data?.name;
}
