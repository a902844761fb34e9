const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** Hears when the page changes its language; one observer serves all elements. */
export function watchLanguage(listener: () => void) {
  listeners.add(listener);
  if (!observer) {
    observer = new MutationObserver(() => listeners.forEach((hear) => hear()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}
