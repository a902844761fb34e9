import { createSecurity, quietClient } from '@college/api-client';
import { useEffect, useMemo, useState } from 'react';
import { useServices } from '../services';

/** How many notices of a person's account are new, looked up at sign-in and after the account page, which shows them itself. */
export function useNewNotices(userId: number | undefined, isOnAccountPage: boolean): number {
  const { client } = useServices();
  const security = useMemo(() => createSecurity(quietClient(client)), [client]);
  const [known, setKnown] = useState({ userId, count: 0 });

  useEffect(() => {
    if (userId === undefined || isOnAccountPage) return undefined;
    let isOver = false;
    security.listNotices().then(
      (list) => !isOver && setKnown({ userId, count: list.filter(({ isNew }) => isNew).length }),
      (error: unknown) => console.error(error),
    );
    return () => {
      isOver = true;
    };
  }, [security, userId, isOnAccountPage]);

  return isOnAccountPage || known.userId !== userId ? 0 : known.count;
}
