import { useQuery } from '@tanstack/react-query';
import { useCanOpen } from '../rights/useCanOpen';

/** What shows who else is here, which comes behind the page; undefined until it is there, and for the demo account, which may not ask. */
export function useLivePart() {
  const canOpen = useCanOpen();
  // A page that the demo account may not visit either.
  const enabled = canOpen('/matrix');
  return useQuery({ queryKey: ['livePart'], queryFn: () => import('./livePages'), staleTime: Infinity, enabled }).data;
}
