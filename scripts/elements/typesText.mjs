/** `elementTypes.gen.ts`: which element a tag is, for TypeScript. */

export function typesOf(elements) {
  const imports = elements.map(({ name, path }) => `import type { ${name} } from '${path}';`);
  const widgets = elements.map(({ name, tag }) => `  '${tag}': typeof ${name};`);
  const tags = elements.map(({ name, tag }) => `  '${tag}': WidgetElement<typeof ${name}>;`);
  return `// Written by \`npm run elements\` from catalogue.json.
${imports.sort().join('\n')}
import type { WidgetElement } from './WidgetElement';

/** The widget behind each tag. */
export interface CollegeWidgets {
${widgets.join('\n')}
}

/** The element of each tag. */
export interface CollegeElements {
${tags.join('\n')}
}
`;
}
