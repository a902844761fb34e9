import { treeOf } from '@college/ui/shadow';
import { useEffect, useState, type RefObject } from 'react';
import { outlineParts, partId, type SyllabusPart } from './outlineParts';

/** The part that is being read: the first that reaches into the upper half of the window, or the signatures at the very end. */
export function useCurrentPart(outlineRef: RefObject<HTMLElement | null>): [SyllabusPart, (part: SyllabusPart) => void] {
  const [current, setCurrent] = useState<SyllabusPart>(1);

  useEffect(() => {
    const tree = treeOf(outlineRef.current);
    const sections = outlineParts.flatMap((part) => tree.getElementById(partId(part)) ?? []);
    const partOf = new Map(outlineParts.map((part) => [partId(part), part]));
    const inSight = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = sections.find(({ id }) => inSight.has(id));
        if (first) setCurrent(partOf.get(first.id)!);
      },
      // Under the fixed bars, and not the lower part of the window.
      { rootMargin: '-112px 0px -55% 0px' },
    );
    for (const section of sections) watch.observe(section);

    // The last part is short and never comes up there.
    const end = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && isScrollable()) setCurrent('signatures');
      },
      { threshold: 1 },
    );
    const signatures = tree.getElementById(partId('signatures'));
    if (signatures) end.observe(signatures);
    return () => {
      watch.disconnect();
      end.disconnect();
    };
  }, [outlineRef]);

  return [current, setCurrent];
}

function isScrollable(): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  return scrollHeight > clientHeight + 8;
}
