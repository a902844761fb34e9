/** The original target of an event, also for a listener outside the shadow tree, where `target` is the host. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
