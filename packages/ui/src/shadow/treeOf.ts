/** The document or shadow root of an element: where elements are found by id. */
export function treeOf(element: Element | null | undefined): Document | ShadowRoot {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
