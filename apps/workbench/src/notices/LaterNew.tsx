import { createContext, useContext } from 'react';
import { LaterPart } from './LaterPart';

/** How many notices are new; undefined until it is known. */
export const NewNoticeCount = createContext<number | undefined>(undefined);

const loadNew = async () => (await import('./New')).New;

/** What is new for the person, asked once it is known that there is something. It stays for as long as the page is open. */
export function LaterNew() {
  return <LaterPart isWanted={(useContext(NewNoticeCount) ?? 0) > 0} load={loadNew} given={{}} />;
}
