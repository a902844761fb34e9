import type { CollegeElementEvents, CollegeElementProps, CollegeElements, CollegeTag } from '@college/elements';
import { useEffect, useRef } from 'react';

type Listeners<Tag extends CollegeTag> = { [Name in keyof CollegeElementEvents<Tag>]?: (event: CollegeElementEvents<Tag>[Name]) => void };

/** A ref for an element whose objects and listeners React 18 would write into the markup. */
export function useElement<Tag extends CollegeTag>(props: CollegeElementProps<Tag>, listeners: Listeners<Tag> = {}) {
  const ref = useRef<CollegeElements[Tag]>(null);
  useEffect(() => {
    if (ref.current) Object.assign(ref.current, props);
  });
  useEffect(() => {
    const element = ref.current as HTMLElement | null;
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) element?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of entries) element?.removeEventListener(name, listener);
    };
  });
  return ref;
}
