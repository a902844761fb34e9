/** `widgetTypes.d.ts`: the props of every element in types of their own, without React and without other packages. */
import { join } from 'node:path';
import ts from 'typescript';
import { createProgram } from '../catalogue/program.mjs';
import { root } from '../paths.mjs';
import { printerOf } from './typePrinter.mjs';

/** The text of the file. */
export function widgetTypesText() {
  const { program, checker } = createProgram([{ folder: 'packages/elements' }]);
  const file = program.getSourceFile(join(root, 'packages/elements/src/widgetTypes.ts'));
  const symbol = checker.getExportsOfModule(checker.getSymbolAtLocation(file)).find(({ name }) => name === 'CollegeWidgetTypes');
  const tags = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol));
  const printer = printerOf(checker, schemaTypes(program, checker));
  const members = tags.map((tag) => `  '${tag.name}': ${printer.members(checker.getTypeOfSymbol(tag), '  ')};`);
  return `// Written by the build from the sources of the widgets.

/** Content of the page inside a widget: a text, an element, or a function that makes one. */
export type CollegeContent = string | number | Node | (() => Node) | null | undefined;

${printer.declarations().join('\n\n')}

/** The props of the widget behind each tag. */
export interface CollegeWidgetTypes {
${members.join('\n')}
}
`;
}

/** The records of the model: the compiler knows what their schemas infer, but no longer by which name. */
function schemaTypes(program, checker) {
  const model = checker.getSymbolAtLocation(program.getSourceFile(join(root, 'packages/curriculum-model/src/index.ts')));
  return checker
    .getExportsOfModule(model)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.flags & ts.SymbolFlags.TypeAlias && !symbol.declarations.some(({ typeParameters }) => typeParameters));
}
