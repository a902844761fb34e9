import { createContext, useContext, useEffect, useState } from 'react';
import type { New } from './New';

/** How many notices are new; undefined until it is known. */
export const NewNoticeCount = createContext<number | undefined>(undefined);

/** What is new for the person, asked once it is known that there is something. It stays for as long as the page is open. */
export function LaterNew() {
  const [Part, setPart] = useState<typeof New>();
  const hasNew = (useContext(NewNoticeCount) ?? 0) > 0;
  useEffect(() => {
    if (!hasNew) return;
    import('./New').then(
      (part) => setPart(() => part.New),
      (error: unknown) => console.error(error),
    );
  }, [hasNew]);
  return Part && <Part />;
}
