/** What stays accessible outside any layer: toasts and live regions. */
const kept = '[data-react-aria-top-layer], [data-live-announcer]';

/** Makes everything outside an element inert for keyboard, pointer and screen reader; returns a function that restores it. */
export function hideOutside(element: HTMLElement): () => void {
  const hidden: HTMLElement[] = [];
  function hide(node: Element) {
    if (!(node instanceof HTMLElement) || node.inert || node.matches(kept)) return;
    if (node.querySelector(kept)) {
      for (const child of node.children) hide(child);
      return;
    }
    node.inert = true;
    hidden.push(node);
  }
  let inside: Element = element;
  while (inside !== document.body) {
    const around = inside.parentNode;
    if (!(around instanceof Element || around instanceof ShadowRoot)) break;
    for (const sibling of around.children) if (sibling !== inside) hide(sibling);
    inside = around instanceof ShadowRoot ? around.host : around;
  }
  return () => {
    for (const node of hidden) node.inert = false;
  };
}
