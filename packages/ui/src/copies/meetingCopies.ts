import { useContext } from 'react';
import { sharedContext } from './sharedContext';
import { thisCopy, type Copy } from './thisCopy';

/** The copy of this package whose `UiProvider` is the nearest above. */
export const CopyContext = sharedContext<Copy | null>('copy', null);

const met = new WeakSet<Copy>();

/** Says in the console, once, that something of this copy is inside the `UiProvider` of another. */
export function useCopyAbove() {
  const above = useContext(CopyContext);
  if (!above || above === thisCopy || met.has(above)) return;
  met.add(above);
  console.warn(
    `@college/ui is loaded twice, ${thisCopy.version} inside the UiProvider of ${above.version}: the page works, but loads and styles everything twice; install one version for all (npm ls @college/ui says who asks for which).`,
  );
}
