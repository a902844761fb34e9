const marked = '[aria-invalid="true"], [data-invalid], [data-problem]';
const focusable = ['input', 'textarea', 'select', 'button', '[tabindex]']
  .map((kind) => `${kind}:not([tabindex="-1"]):not(:disabled):not([hidden]):not([aria-hidden="true"] *)`)
  .join(', ');

/** Puts the focus into the first field that is marked as wrong; false where none is. Rows without a field of their own carry `data-problem`. */
export function focusFirstProblem(root: HTMLElement | null): boolean {
  const first = root?.querySelector<HTMLElement>(marked);
  const target = first && (first.matches(focusable) ? first : (first.querySelector<HTMLElement>(focusable) ?? first));
  target?.focus();
  return Boolean(target);
}
