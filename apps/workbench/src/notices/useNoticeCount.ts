import { createNotices } from '@college/api-client';
import type { NoticeCount } from '@college/curriculum-model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useServices } from '../services';

const none: NoticeCount = { security: 0, unseen: 0 };

/** How many notices of a person are new: looked up at sign-in, when the window is looked at again, and before and after the account page, which shows those of the account itself. */
export function useNoticeCount(userId: number | undefined, isOnAccountPage: boolean) {
  const { client } = useServices();
  const notices = useMemo(() => createNotices(client), [client]);
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<{ userId: number | undefined; count: NoticeCount }>({ userId: undefined, count: none });

  useEffect(() => {
    if (userId === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = () =>
      notices.countNotices({ signal }).then(
        (count) => setKnown({ userId, count }),
        (error: unknown) => {
          if (!signal.aborted) console.error(error);
        },
      );
    const lookAgain = () => document.visibilityState === 'visible' && void look();
    void look();
    document.addEventListener('visibilitychange', lookAgain, { signal });
    return () => controller.abort();
  }, [notices, userId, isOnAccountPage, turn]);

  const isKnown = known.userId === userId && userId !== undefined;
  return {
    security: isKnown && !isOnAccountPage ? known.count.security : 0,
    /** Undefined until it is known. */
    unseen: isKnown ? known.count.unseen : undefined,
    /** Looks once more how many there are. */
    lookAgain: useCallback(() => setTurn((count) => count + 1), []),
    /** Takes the number back once they were looked at. */
    see: useCallback(() => setKnown(({ userId: id, count }) => ({ userId: id, count: { ...count, unseen: 0 } })), []),
    /** Takes back one that was looked at by itself. */
    seeOne: useCallback(
      () => setKnown(({ userId: id, count }) => ({ userId: id, count: { ...count, unseen: Math.max(0, count.unseen - 1) } })),
      [],
    ),
  };
}
