/** `elements.gen.ts`: one definition for each element; the widget itself is fetched when it is first drawn. */

export function definitionsOf(elements) {
  const entries = elements.map(({ name, path, props }) => `  elementOf('${name}', () => import('${path}'), { ${kindsOf(props)} }),`);
  return `// Written by \`npm run elements\` from the sources of the widgets.
import { elementOf, type ElementDefinition } from './definition';

/** Every published widget as an element. */
export const elementDefinitions: readonly ElementDefinition[] = [
${entries.join('\n')}
];
`;
}

/** The names of props by their kind, with the signs that `elementOf` reads. */
function kindsOf(props) {
  const kinds = new Map();
  for (const prop of props) kinds.set(prop.kind, [...(kinds.get(prop.kind) ?? []), signed(prop)]);
  // In one order for all: what repeats is compressed.
  return [...kinds]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([kind, names]) => `${kind}: '${names.join(' ')}'`)
    .join(', ');
}

function signed({ name, kind, type, isRequired, isOffer }) {
  const isAwaited = isRequired && !['event', 'children', 'node'].includes(kind);
  const sign = isNullable(type) ? '~' : '!';
  return `${isAwaited ? sign : ''}${isOffer ? '?' : ''}${name}`;
}

/** Whether null is one of the values, and not only what a function takes or returns. */
function isNullable(type) {
  return !type.includes('=>') && /(^|\| )null( \||$)/.test(type);
}
