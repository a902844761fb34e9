/**
 * Keeps a layer above all dialogs within reach in a shadow tree: there React Aria does not see the mark by which it leaves such a layer
 * alone, and makes it inert with the rest.
 */
export function keepReachable(layer: HTMLElement) {
  if (!(layer.getRootNode() instanceof ShadowRoot)) return undefined;
  function free() {
    if (layer.inert) layer.inert = false;
    if (layer.hasAttribute('aria-hidden')) layer.removeAttribute('aria-hidden');
  }
  free();
  const watcher = new MutationObserver(free);
  watcher.observe(layer, { attributes: true, attributeFilter: ['inert', 'aria-hidden'] });
  return () => watcher.disconnect();
}
