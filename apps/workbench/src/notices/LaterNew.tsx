import { createContext, useContext } from 'react';
import { LaterPart } from './LaterPart';

/** How many notices are new, undefined until it is known, and what takes back one that was followed. */
export const NewNoticeCount = createContext<{ unseen?: number | undefined; seeOne: () => void }>({ seeOne: () => undefined });

const loadNew = async () => (await import('./New')).New;

/** What is new for the person, asked once it is known that there is something. It stays for as long as the page is open. */
export function LaterNew() {
  const { unseen = 0, seeOne } = useContext(NewNoticeCount);
  return <LaterPart isWanted={unseen > 0} load={loadNew} given={{ onSeen: seeOne }} />;
}
