/** `element.closest(selector)`, going on outside of the shadow tree that the element stands in. */
export function closestAcrossTrees(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestAcrossTrees(root.host, selector) : null;
}
