/** A declaration as text that changes only when what it promises does. */
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Without comments, without the names into which a function takes its argument apart, the members of unions and objects in one order and strings in
 * one kind of quotes (the compiler's own depend on what it read before), and of built-in messages their keys and arguments only: another wording is
 * no other promise.
 */
export function canonicalText(declaration) {
  const file = declaration.getSourceFile();
  const isMessages = ts.isVariableDeclaration(declaration) && declaration.name.getText(file).endsWith('Messages');
  const { transformed } = ts.transform(declaration, [(context) => (root) => ts.visitNode(root, (node) => canonical(node, context))]);
  return print(transformed[0]);

  function canonical(node, context) {
    if (isMessages && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
      return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
    if (ts.isObjectBindingPattern(node) || ts.isArrayBindingPattern(node)) return ts.factory.createIdentifier('input');
    const inside = ts.visitEachChild(node, (child) => canonical(child, context), context);
    if (ts.isStringLiteral(inside)) return ts.factory.createStringLiteral(inside.text);
    if (ts.isUnionTypeNode(inside)) return unionOf(sorted(inside.types));
    if (ts.isTypeLiteralNode(inside) && inside.members.every(({ name }) => name))
      return ts.factory.createTypeLiteralNode(sorted(inside.members));
    return inside;
  }

  function sorted(nodes) {
    return nodes.toSorted((one, other) => (print(one) < print(other) ? -1 : 1));
  }

  function print(node) {
    return printer.printNode(ts.EmitHint.Unspecified, node, file);
  }
}

/** Nothing can be added to what may be anything. */
function unionOf(types) {
  return types.find(({ kind }) => kind === ts.SyntaxKind.UnknownKeyword) ?? ts.factory.createUnionTypeNode(types);
}
