/** `elementTypes.gen.ts`: which element a tag is, for TypeScript. */

export function typesOf(elements) {
  const imports = elements.map(({ name, path }) => `import type { ${name} } from '${path}';`);
  const widgets = elements.map(({ name, tag }) => `  '${tag}': typeof ${name};`);
  const tags = elements.map(({ name, tag }) => `  '${tag}': WidgetElement<typeof ${name}>;`);
  const markup = elements.map(({ name, tag }) => `      '${tag}': ReactMarkup<typeof ${name}>;`);
  return `// Written by \`npm run elements\` from the sources of the widgets.
${imports.sort().join('\n')}
import type { ReactMarkup, WidgetElement } from './WidgetElement';

/** The widget behind each tag. */
export interface CollegeWidgets {
${widgets.join('\n')}
}

/** The element of each tag. */
export interface CollegeElements {
${tags.join('\n')}
}

declare module 'react' {
  namespace JSX {
    // One by one: a type computed from all widgets would turn in a circle with those that take the props of a \`span\`.
    interface IntrinsicElements {
${markup.join('\n')}
    }
  }
}
`;
}
