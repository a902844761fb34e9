import { useEffect, useState, type ComponentType } from 'react';

/** A part of a page that comes behind it, once it is wanted. Without it the page stays whole. `load` stands outside of the component. */
export function useLaterPart<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => console.error(error),
    );
  }, [isWanted, load]);
  return Part;
}
