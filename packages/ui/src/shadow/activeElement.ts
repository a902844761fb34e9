/** The element that has focus, also when it is inside shadow trees: `document.activeElement` only knows the outermost host. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
