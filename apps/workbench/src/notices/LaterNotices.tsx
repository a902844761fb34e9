import { useEffect, useState } from 'react';
import type { Notices } from './Notices';

/** The bell, which comes behind the page once it is known how much is new. Without it the page stays whole. */
export function LaterNotices({ count, onSeen }: { count: number | undefined; onSeen: () => void }) {
  const [Part, setPart] = useState<typeof Notices>();
  const isKnown = count !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    import('./Notices').then(
      (part) => setPart(() => part.Notices),
      (error: unknown) => console.error(error),
    );
  }, [isKnown]);
  return Part && isKnown && <Part count={count} onSeen={onSeen} />;
}
