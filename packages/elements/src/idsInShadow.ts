/** Begins every id that React makes in an element, and with it those that React Aria makes of them. */
export const idPrefix = 'college-';

// Outside of tests a number of its own follows.
const reactAriaId = /^react-aria\d*-/;

const trees = new Set<ShadowRoot>();
let isListening = false;

/**
 * Lets React Aria find its own elements in a shadow tree. It looks a title or a hint up in the document before it labels a dialog or a field by it, and
 * `getElementById` does not search shadow trees. Only ids that begin with `react-aria` and contain the elements' prefix are resolved, and only when the
 * document has no such id. Returns a function that undoes it.
 */
export function findIdsIn(tree: ShadowRoot) {
  trees.add(tree);
  if (!isListening) listen();
  return () => void trees.delete(tree);
}

function listen() {
  isListening = true;
  const inDocument = document.getElementById.bind(document);
  document.getElementById = (id) => inDocument(id) ?? (isOurs(id) ? inTrees(id) : null);
}

function isOurs(id: string) {
  return reactAriaId.test(id) && id.includes(idPrefix);
}

function inTrees(id: string) {
  for (const tree of trees) {
    const found = tree.getElementById(id);
    if (found) return found;
  }
  return null;
}
