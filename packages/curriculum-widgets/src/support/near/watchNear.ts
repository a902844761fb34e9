/** Called when an element comes near the window or leaves it, with the height it has then. */
export type NearListener = (near: { isNear: boolean; height: number }) => void;

/** Heights of the window that are looked ahead, above and below. */
const ahead = 1;
const listeners = new Map<Element, NearListener>();
let observer: IntersectionObserver | undefined;

/** Watches whether an element is near the window. Said at once as well, so that what is near is drawn before the first paint. */
export function watchNear(element: Element, onChange: NearListener): () => void {
  listeners.set(element, onChange);
  observer ??= observe();
  observer.observe(element);
  const { top, bottom, height } = element.getBoundingClientRect();
  const { innerHeight } = window;
  if (bottom > -ahead * innerHeight && top < (1 + ahead) * innerHeight) onChange({ isNear: true, height });
  return () => {
    observer?.unobserve(element);
    listeners.delete(element);
  };
}

function observe() {
  const margin = `${ahead * 100}% 0px`;
  // The margin of scrolling boxes is younger than the types; a browser without it draws what comes into sight.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      listeners.get(target)?.({ isNear: isIntersecting, height: boundingClientRect.height });
    }
  }, options);
}
