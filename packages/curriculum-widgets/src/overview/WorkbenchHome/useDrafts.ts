import { useEffect, useState } from 'react';
import type { DraftDrawer } from './WorkbenchHomeSource';

/** The drafts in the drawer, followed when another tab changes them. */
export function useDrafts(drawer: DraftDrawer) {
  const [drafts, setDrafts] = useState(() => drawer.list());
  useEffect(() => drawer.subscribe?.(() => setDrafts(drawer.list())), [drawer]);
  return {
    drafts,
    discard(key: string) {
      drawer.discard(key);
      setDrafts(drawer.list());
    },
  };
}
