function rowAt(root: HTMLElement, index: number) {
  return root.querySelector<HTMLElement>(`[role="row"][data-index="${index}"]`);
}

/** Puts focus into a row's field of this column, or its first field. */
export function focusCell(root: HTMLElement, index: number, columnId?: string) {
  const row = rowAt(root, index);
  const named = columnId === undefined ? null : row?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`);
  const field = named ?? row?.querySelector<HTMLElement>('[data-column]');
  field?.focus();
  return field != null;
}

/** Puts focus on a row's grip. */
export function focusGrip(root: HTMLElement, index: number) {
  rowAt(root, index)?.querySelector<HTMLElement>('[data-grip]')?.focus();
}

/** Puts focus on a row's delete button, or where it has none, into its first field. */
export function focusDelete(root: HTMLElement, index: number) {
  const button = rowAt(root, index)?.querySelector<HTMLElement>('[data-delete]');
  if (button) button.focus();
  else focusCell(root, index);
}

/** Puts focus on the button that adds a row. */
export function focusAdd(root: HTMLElement) {
  root.querySelector<HTMLElement>('[data-add]')?.focus();
}
