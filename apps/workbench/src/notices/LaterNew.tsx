import { createContext, useContext } from 'react';
import { useLaterPart } from './useLaterPart';

/** How many notices are new; undefined until it is known. */
export const NewNoticeCount = createContext<number | undefined>(undefined);

const loadNew = async () => (await import('./New')).New;

/** What is new for the person, asked once it is known that there is something. It stays for as long as the page is open. */
export function LaterNew() {
  const Part = useLaterPart((useContext(NewNoticeCount) ?? 0) > 0, loadNew);
  return Part && <Part />;
}
