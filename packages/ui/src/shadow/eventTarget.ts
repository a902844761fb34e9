/** Where an event began, also for a listener outside of the shadow tree, which is told the host instead. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
