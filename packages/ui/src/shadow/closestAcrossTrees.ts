/** `element.closest(selector)`, continuing outside the shadow tree of the element. */
export function closestAcrossTrees(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  if (found) return found;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? closestAcrossTrees(root.host, selector) : null;
}
