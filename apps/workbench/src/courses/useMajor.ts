import { majorOptions, reachableMajorsOptions } from '@college/api-client/react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';
import { isNotFound, isRefused } from './refusals';

/** A major: from the majors that the person reaches, which the page has anyway, and another one, such as that of a draft, from the server. */
export function useMajor(majorId: number | undefined) {
  const { client } = useServices();
  const user = useLogin()?.user;
  const person = { collegeId: user?.collegeId ?? 0, userId: user?.id ?? 0 };
  const reach = useQuery({ ...reachableMajorsOptions(client, person), ...(user ? {} : { queryFn: skipToken }) });
  const reached = reach.data?.departments.flatMap(({ majors }) => majors).find(({ id }) => id === majorId);
  const isElsewhere = majorId !== undefined && !reach.isPending && !reached;
  const elsewhere = useQuery({ ...majorOptions(client, majorId ?? 0), ...(isElsewhere ? {} : { queryFn: skipToken }) });
  return {
    major: reached ?? elsewhere.data,
    reach: reach.data,
    isPending: reach.isPending || (isElsewhere && elsewhere.isPending),
    /** What could not be read yet, so that where the major belongs is not known. */
    failed: [reach, ...(isElsewhere ? [elsewhere] : [])].find(({ isLoadingError, error }) => isLoadingError && !isRefused(error)),
    /** Whether a major that was there is not found any more. */
    isGone: isElsewhere && isNotFound(elsewhere.error) && elsewhere.data !== undefined,
  };
}
