import { useQuery } from '@tanstack/react-query';
import { useCanOpen } from '../rights/useCanOpen';

/** What shows comments, which comes behind the page; undefined until it is there, and for the demo account, which reads none. */
export function useCommentsPart() {
  const canOpen = useCanOpen();
  // A page that the demo account may not visit either.
  const enabled = canOpen('/matrix');
  return useQuery({ queryKey: ['commentsPart'], queryFn: () => import('./CourseComments'), staleTime: Infinity, enabled }).data;
}
