/** Puts the focus where the form of a cell begins: at the strength, or at what stands there until it has come. */
export function focusStart(form: HTMLElement) {
  const start = form.querySelector<HTMLElement>('[data-form-start]');
  const first = start?.querySelector<HTMLElement>('input:checked') ?? start?.querySelector<HTMLElement>('input, button');
  (first ?? start ?? form).focus();
}
