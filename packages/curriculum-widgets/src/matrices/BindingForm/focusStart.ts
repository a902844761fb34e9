/** Focuses the start of a cell's form: the strength, or its placeholder until it has loaded. */
export function focusStart(form: HTMLElement) {
  const start = form.querySelector<HTMLElement>('[data-form-start]');
  const first = start?.querySelector<HTMLElement>('input:checked') ?? start?.querySelector<HTMLElement>('input, button');
  (first ?? start ?? form).focus();
}
