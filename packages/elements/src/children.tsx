import { useLayoutEffect, useRef, type ReactNode } from 'react';

/** The content between the tags of an element; `name` is the `slot` attribute, without it all that have none. */
export function childrenOf(host: HTMLElement, root: 'shadow' | 'light', name = ''): ReactNode {
  return root === 'shadow' ? <slot name={name || undefined} /> : <AdoptedChildren host={host} name={name} />;
}

/** In the light tree there are no slots: the children are moved into the widget while it is mounted. */
function AdoptedChildren({ host, name }: { host: HTMLElement; name: string }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // After each drawing, for the page may have added some.
    ref.current?.append(...pageChildren(host, name));
  });
  useLayoutEffect(() => {
    const place = ref.current;
    return () => host.append(...(place?.childNodes ?? []));
  }, [host]);
  return <span ref={ref} style={{ display: 'contents' }} />;
}

/** The child nodes that a page put into an element for one place of its widget. */
export function pageChildren(host: HTMLElement, name: string): ChildNode[] {
  return [...host.childNodes].filter((node) => {
    if (!(node instanceof Element)) return name === '' && node instanceof Text;
    return !node.hasAttribute('data-college-place') && (node.getAttribute('slot') ?? '') === name;
  });
}
