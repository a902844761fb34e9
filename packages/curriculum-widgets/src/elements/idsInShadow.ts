/** Begins every id that React makes in an element, and with it those that React Aria makes of them. */
export const idPrefix = 'college-';

// Outside of tests a number of its own follows.
const reactAriaId = /^react-aria\d*-/;

const trees = new Set<ShadowRoot>();
let isListening = false;

/**
 * Lets React Aria find its own parts in a shadow tree. It asks the document whether a title or a hint is there before it names a dialog or a
 * field by it, and the document does not look into shadow trees. Only ids that begin with `react-aria` and hold the elements' prefix
 * are answered, and only when the document has none of that name. Returns what ends it.
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
