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
  tree.replaceChildren(styles, inForm(container));
  const stopFinding = findIdsIn(tree);
  function clear() {
    stopFinding();
    tree.replaceChildren();
  }
  return { container, styles, clear };
}

/**
 * Puts a form around the widget, since React Aria finds the choices of a group by their form and else only in the document: in a shadow
 * tree Tab would pass by a group in which nothing is chosen yet. The form is never sent.
 */
function inForm(container: HTMLElement) {
  const form = document.createElement('form');
  form.dataset.collegeForm = '';
  // Enter presses the first such button of a form, and nothing where that is disabled.
  const nothing = document.createElement('input');
  Object.assign(nothing, { type: 'submit', disabled: true, hidden: true });
  form.append(nothing, container);
  form.addEventListener('submit', (event) => event.preventDefault());
  return form;
}
