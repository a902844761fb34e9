/** `elements.gen.ts`: one definition for each element; the widget itself is fetched when it is first drawn. */

const key = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);
const quote = (text) => `'${text}'`;

export function definitionsOf(elements) {
  const entries = elements.map(({ name, tag, path, props }) => {
    const kinds = props.map((prop) => `${key(prop.name)}: ${quote(prop.kind)}`).join(', ');
    const required = props.filter((prop) => prop.isRequired && !['event', 'children', 'node'].includes(prop.kind));
    return `  {
    tag: ${quote(tag)},
    load: () => import('${path}').then((file) => file.${name}),
    props: { ${kinds} },
    required: [${required.map((prop) => quote(prop.name)).join(', ')}],${offersOf(props)}
  },`;
  });
  return `// Written by \`npm run elements\` from the sources of the widgets.
import type { ElementDefinition } from './definition';

/** Every published widget as an element. */
export const elementDefinitions: readonly ElementDefinition[] = [
${entries.join('\n')}
];
`;
}

function offersOf(props) {
  const offers = props.filter(({ isOffer }) => isOffer);
  return offers.length === 0 ? '' : `\n    offers: [${offers.map((prop) => quote(prop.name)).join(', ')}],`;
}
