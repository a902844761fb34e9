import type { ThreadItem } from '@college/curriculum-model';
import { activeElement } from '@college/ui/shadow';
import { useEffect, useRef } from 'react';

/** Puts the focus on the heading when the line that had it went with the old thread, and nothing else took it. */
export function useHeadingFocus(item: ThreadItem | null) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current && activeElement() === document.body) ref.current?.focus();
    isExpected.current = false;
  }, [item]);
  return {
    ref,
    expectChange() {
      isExpected.current = true;
    },
  };
}
