import { createNotices } from '@college/api-client';
import { readToldNotice, toldNoticeParam } from '@college/curriculum-model';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { basePath } from '../routing/basePath';
import { stringifySearchParams, type SearchParams } from '../search/searchParams';
import { useServices } from '../services';
import { useLogin } from '../session/useLogin';

/** Takes the notice of a mail's link off the address, and marks it as read where it is that of the person. */
export function useToldNotice(onSeen: () => void): void {
  const { client } = useServices();
  const userId = useLogin()?.user.id;
  const { history } = useRouter();
  const { pathname, search, hash } = useLocation();
  const params: SearchParams = search;
  const named = params[toldNoticeParam];

  useEffect(() => {
    if (userId === undefined || named === undefined) return;
    const rest = stringifySearchParams({ ...params, [toldNoticeParam]: undefined });
    history.replace(`${basePath}${pathname}${rest}${hash && `#${hash}`}`);
    const told = readToldNotice(named);
    if (told?.userId !== userId) return;
    // What could not be marked is new again the next time.
    createNotices(client)
      .seeNotices(told.at, told.id)
      .then(onSeen, (error: unknown) => console.error(error));
  }, [client, history, userId, named, params, pathname, hash, onSeen]);
}
