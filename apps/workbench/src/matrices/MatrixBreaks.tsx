import { isDemoEmail, type ThreadItem } from '@college/curriculum-model';
import { DeleteBreaks } from '@college/curriculum-widgets/matrices/DeleteBreaks';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import { useServices } from '../services';

interface MatrixBreaksProps {
  /** The unit that is open; without one only the deletion of a whole course breaks anything. */
  courseUnitId?: number;
  children: ReactNode;
}

/** Provides deletions inside with what they break in the matrices of their course, which are loaded on first use. */
export function MatrixBreaks({ courseUnitId, children }: MatrixBreaksProps) {
  const { client, session, demoEmail } = useServices();
  const queryClient = useQueryClient();

  const findBreaks = useCallback(
    async (items: readonly ThreadItem[]) => {
      const courseId = courseUnitId ?? items.find(({ kind }) => kind === 'course')?.id;
      if (courseId === undefined) return [];
      // The rules of the matrices come with the first deletion.
      const rules = await import('./findBreaks');
      return rules.findBreaks({ client, queryClient }, courseId, items);
    },
    [client, courseUnitId, queryClient],
  );
  const user = session.loginInfo()?.data.user;
  // The demo account may not read the matrices.
  if (user !== undefined && isDemoEmail(user.email, demoEmail)) return children;
  return <DeleteBreaks findBreaks={findBreaks}>{children}</DeleteBreaks>;
}
