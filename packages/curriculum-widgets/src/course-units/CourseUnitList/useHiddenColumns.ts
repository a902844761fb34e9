import { useState } from 'react';

/** Which columns are not shown: as an address says, or as the person chose here. */
export function useHiddenColumns(given: readonly string[] | undefined) {
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const words = given?.join(' ');
  const [asked, setAsked] = useState({ words, ids: new Set(given) as ReadonlySet<string> });
  // One set for the same words, so that the table keeps its columns.
  if (asked.words !== words) setAsked({ words, ids: new Set(given) });
  return { ids: given === undefined ? own : asked.ids, set: setOwn };
}
