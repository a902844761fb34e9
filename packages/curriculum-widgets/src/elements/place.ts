import { findIdsIn } from './idsInShadow';

/** Where an element draws its widget, and where the styles of that drawing go. */
export interface Place {
  container: HTMLElement;
  /** Absent in the light tree: there all share the styles of the document. */
  styles?: HTMLElement;
  /** Takes everything out of the document again. */
  clear(): void;
}

/** Makes room for a widget in the shadow tree of its element, or among the element's children. */
export function openPlace(host: HTMLElement, root: 'shadow' | 'light'): Place {
  const container = document.createElement('div');
  container.dataset.collegePlace = root;
  if (root === 'light') {
    // An element that had a shadow tree once keeps it: its children show through a slot.
    host.shadowRoot?.replaceChildren(document.createElement('slot'));
    host.append(container);
    return { container, clear: () => container.remove() };
  }
  const tree = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = document.createElement('div');
  styles.dataset.collegeStyles = '';
  tree.replaceChildren(styles, container);
  const stopFinding = findIdsIn(tree);
  function clear() {
    stopFinding();
    tree.replaceChildren();
  }
  return { container, styles, clear };
}
