import { useEffect, useState, type ComponentType } from 'react';

interface LaterPartProps<Props extends object> {
  isWanted: boolean;
  /** Stands outside of the component. */
  load: () => Promise<ComponentType<Props>>;
  /** What the part is given. */
  given: Props;
}

/** A part of a page that comes behind it, once it is wanted, and stays. Without it the page stays whole. */
export function LaterPart<Props extends object>({ isWanted, load, given }: LaterPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (part) => setPart(() => part),
      (error: unknown) => console.error(error),
    );
  }, [isWanted, load]);
  return Part && <Part {...given} />;
}
