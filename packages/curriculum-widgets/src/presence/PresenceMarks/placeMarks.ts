/** Where a mark stands in the window; null where its place cannot be seen. */
export interface MarkRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is seen of an element: no more than the scrolling boxes around it show, and nothing where its end lies under something else. */
export function seenRect(element: Element): MarkRect | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const { documentElement } = element.ownerDocument;
  const clip = (box: { left: number; top: number; right: number; bottom: number }) => {
    left = Math.max(left, box.left);
    top = Math.max(top, box.top);
    right = Math.min(right, box.right);
    bottom = Math.min(bottom, box.bottom);
  };
  for (let around = parentOf(element); around; around = parentOf(around)) {
    if (getComputedStyle(around).overflow !== 'visible') clip(around.getBoundingClientRect());
  }
  clip({ left: 0, top: 0, right: documentElement.clientWidth, bottom: documentElement.clientHeight });
  if (right - left < 4 || bottom - top < 4) return null;
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(right - 3, top + 3);
  return hit && (element.contains(hit) || hit.contains(element)) ? { left, top, width: right - left, height: bottom - top } : null;
}

function parentOf(element: Element): Element | null {
  const { parentNode } = element;
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null;
}
