/** The document or the shadow tree that an element stands in: where its neighbours are found by id. */
export function treeOf(element: Element | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
