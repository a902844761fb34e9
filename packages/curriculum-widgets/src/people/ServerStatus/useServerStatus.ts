import { useEffect } from 'react';
import { useAnswer } from '../../support/useAnswer';
import type { ServerStatusSource } from './ServerStatusSource';

/** The status, read again while somebody looks at the page; what is known stays meanwhile, so nothing flickers. */
export function useServerStatus(source: ServerStatusSource, refreshSeconds: number) {
  const answer = useAnswer('status', (options) => source.getServerStatus(options));
  const { reload } = answer;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, refreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [reload, refreshSeconds]);
  return answer;
}
