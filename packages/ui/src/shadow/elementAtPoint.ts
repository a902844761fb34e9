/** The innermost element at a place of the window, also inside shadow trees. */
export function elementAtPoint(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  while (found?.shadowRoot) {
    const inside = found.shadowRoot.elementFromPoint(x, y);
    if (!inside || inside === found) break;
    found = inside;
  }
  return found;
}
