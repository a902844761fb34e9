/** `elementTypes.gen.ts`: which element a tag is, for TypeScript. */

export function typesOf(elements) {
  const imports = elements.map(({ name, path }) => `import type { ${name} } from '${path}';`);
  const lines = elements.map(({ name, tag }) => `  '${tag}': WidgetElement<typeof ${name}>;`);
  return `// Written by \`npm run elements\` from catalogue.json.
${imports.sort().join('\n')}
import type { WidgetElement } from './WidgetElement';

/** The element of each tag. */
export interface CollegeElements {
${lines.join('\n')}
}
`;
}
