/** What a source file imports, as it is written. */
import ts from 'typescript';

/**
 * The imports of a file that are there when it runs: `{ specifier, names }`, the node of the module's name and the names it takes from it;
 * without `names` it takes the whole module, as `import()` does.
 */
export function importsOf(file) {
  const found = [];
  visit(file);
  return found;

  function visit(node) {
    if (ts.isImportDeclaration(node)) found.push(...ofDeclaration(node));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      found.push({ specifier: node.moduleSpecifier, names: namesOf(node.exportClause) });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(node.arguments[0]))
      found.push({ specifier: node.arguments[0] });
    ts.forEachChild(node, visit);
  }
}

function ofDeclaration({ importClause, moduleSpecifier }) {
  if (!importClause || importClause.isTypeOnly) return [];
  const names = namesOf(importClause.namedBindings);
  return names?.length === 0 ? [] : [{ specifier: moduleSpecifier, names }];
}

/** The names that are taken from the other module; undefined where it is all of them. */
function namesOf(bindings) {
  if (!bindings || !('elements' in bindings)) return undefined;
  return bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);
}
