/** `elementTypes.gen.ts`: which widget is behind a tag, for TypeScript. */

export function typesOf(elements) {
  const imports = elements.map(({ name, path }) => `import type { ${name} } from '${path}';`);
  const widgets = elements.map(({ name, tag }) => `  '${tag}': typeof ${name};`);
  return `// Written by \`npm run elements\` from the sources of the widgets.
${imports.sort().join('\n')}

/** The widget behind each tag. */
export interface CollegeWidgets {
${widgets.join('\n')}
}
`;
}
