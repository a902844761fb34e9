/** The names under which the packages publish the shapes of their data. */
import ts from 'typescript';
import { isOurs } from './props.mjs';

const isNamed = (symbol) => (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) !== 0;

/** A map from each object type, or union of such types, to the exported symbol that names it. */
export function namedTypes({ program, checker }) {
  const names = new Map();
  for (const file of program.getSourceFiles()) {
    const module = file.fileName.includes('/node_modules/') ? undefined : checker.getSymbolAtLocation(file);
    if (!module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      if (!isNamed(symbol) || !isOurs(symbol)) continue;
      const type = checker.getDeclaredTypeOfSymbol(symbol);
      if (holdsObjects(type, checker) && !names.has(type)) names.set(type, symbol);
    }
  }
  return names;
}

/** Unions of literals are one type however they are called, so a name would be that of another. */
function holdsObjects(type, checker) {
  if (type.isUnion()) return type.types.some((part) => holdsObjects(part, checker));
  return (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && !checker.isArrayType(type);
}

/** The zod schema that a type is inferred from: `goalSchema` of `type Goal = z.infer<typeof goalSchema>`. */
export function schemaOf(symbol, checker) {
  const written = symbol.declarations?.[0]?.type;
  if (!written || !ts.isTypeReferenceNode(written) || !/^z\.(infer|input|output)$/.test(written.typeName.getText())) return undefined;
  const [query] = written.typeArguments ?? [];
  if (!query || !ts.isTypeQueryNode(query)) return undefined;
  const found = checker.getSymbolAtLocation(query.exprName);
  return found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

/** Where a field table declares a field: `goalFields.description`. */
export function tableEntryOf(property) {
  const [declaration] = property.declarations ?? [];
  if (!declaration || !/\/records\/\w+\.ts$/.test(declaration.getSourceFile().fileName)) return undefined;
  const table = ts.findAncestor(declaration, ts.isVariableDeclaration);
  return table && `${table.name.getText()}.${property.name}`;
}
