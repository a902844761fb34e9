interface Watch {
  host: Element;
  onChange: () => void;
}

const watches = new Set<Watch>();
let observer: MutationObserver | null = null;

/**
 * Calls back when the language of the page changes, or that of a part of it around the element; one observer serves all elements. The
 * element follows its own `lang` by itself. An element in a shadow tree follows the page alone.
 */
export function watchLanguage(host: Element, onChange: () => void) {
  const watch = { host, onChange };
  watches.add(watch);
  if (!observer) {
    observer = new MutationObserver((changes) => {
      const places = new Set(changes.map(({ target }) => target));
      for (const one of watches) if ([...places].some((place) => isAround(one.host, place))) one.onChange();
    });
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
  return () => {
    watches.delete(watch);
    if (watches.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

function isAround(host: Element, place: Node): boolean {
  return place === document.documentElement || (place !== host && place.contains(host));
}
