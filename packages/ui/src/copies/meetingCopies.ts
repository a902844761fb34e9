import { useContext } from 'react';
import { sharedContext } from './sharedContext';
import { thisCopy, type Copy } from './thisCopy';

/** The copy of this package whose `UiProvider` is the nearest above. */
export const CopyContext = sharedContext<Copy | null>('copy', null);

const met = new WeakSet([thisCopy]);

/** Says in the console, once, that something of this copy is inside the `UiProvider` of another. */
export function useCopyAbove() {
  const above = useContext(CopyContext);
  if (!above || met.has(above)) return;
  met.add(above);
  console.warn(
    `@college/ui is loaded twice, ${thisCopy.version} inside the UiProvider of ${above.version}: it works, twice as heavy; npm ls @college/ui says why.`,
  );
}
