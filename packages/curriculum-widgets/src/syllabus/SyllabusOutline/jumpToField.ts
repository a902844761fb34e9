const smooth = () => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/**
 * Brings a field (`data-field`) into sight and takes the focus to its control, or to the button that opens it; false where it is not
 * on the page. With `opens` that button is pressed as well, where the field may be changed.
 */
export function jumpToField(root: ParentNode, name: string, { opens = false } = {}): boolean {
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!field) return false;
  field.scrollIntoView({ block: 'center', behavior: smooth() });
  const control =
    field.querySelector<HTMLElement>('[data-edit]') ??
    field.querySelector<HTMLElement>('textarea, input:checked, input:not([readonly]), button, a[href]') ??
    field;
  if (control === field && !field.hasAttribute('tabindex')) field.tabIndex = -1;
  control.focus({ preventScroll: true });
  if (opens && control.matches('[data-edit]')) control.click();
  return true;
}

/** Brings a part into sight and takes the focus to its beginning. */
export function jumpToPart(section: HTMLElement) {
  section.scrollIntoView({ block: 'start', behavior: smooth() });
  const start = section.querySelector<HTMLElement>('h2') ?? section;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}
