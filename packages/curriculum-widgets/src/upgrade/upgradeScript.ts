import type ts from 'typescript';
import type { BreakingChange } from './breakingChanges';
import { withTextEdits, type TextEdit } from './edits';

type Change<Kind extends BreakingChange['kind']> = Extract<BreakingChange, { kind: Kind }>;

/** A script or module as the changes have it: what it imports keeps its local name, so that nothing else in the file changes. */
export function upgradeScript(compiler: typeof ts, text: string, fileName: string, changes: readonly BreakingChange[]): string {
  const file = compiler.createSourceFile(fileName, text, compiler.ScriptTarget.Latest, true);
  const edits: TextEdit[] = [];
  const components = new Map<string, string>();
  const changesOf = <Kind extends BreakingChange['kind']>(kind: Kind) => changes.filter((one): one is Change<Kind> => one.kind === kind);
  const replace = (node: ts.Node, by: string) => edits.push({ start: node.getStart(file), end: node.getEnd(), text: by });

  function visitNames(from: string, names: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>) {
    for (const { name, propertyName } of names) {
      const original = propertyName ?? name;
      components.set(name.text, original.text);
      const renamed = changesOf('export').find((one) => isOf(from, one.package) && one.from === original.text);
      if (renamed) replace(original, propertyName ? renamed.to : `${renamed.to} as ${name.text}`);
    }
  }

  function visitTag({ tagName, attributes }: ts.JsxOpeningElement | ts.JsxSelfClosingElement) {
    const tag = tagName.getText(file);
    for (const attribute of attributes.properties) {
      if (!compiler.isJsxAttribute(attribute)) continue;
      const name = attribute.name.getText(file);
      const renamed =
        changesOf('prop').find(({ component, from }) => component === components.get(tag) && from === name) ??
        changesOf('attribute').find(({ element, from }) => element === tag && from === name);
      if (renamed) replace(attribute.name, renamed.to);
    }
  }

  function visit(node: ts.Node): void {
    if ((compiler.isImportDeclaration(node) || compiler.isExportDeclaration(node)) && node.moduleSpecifier) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const names = compiler.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      if (names && (compiler.isNamedImports(names) || compiler.isNamedExports(names)) && from.startsWith('@college/'))
        visitNames(from, names.elements);
    } else if (compiler.isJsxOpeningElement(node) || compiler.isJsxSelfClosingElement(node)) visitTag(node);
    else if (compiler.isIdentifier(node) && isTagName(compiler, node)) {
      const renamed = changesOf('element').find(({ from }) => from === node.text);
      if (renamed) replace(node, renamed.to);
    }
    if (compiler.isStringLiteralLike(node)) {
      const renamed = [...changesOf('entry'), ...changesOf('element')].find(({ from }) => from === node.text);
      if (renamed) edits.push({ start: node.getStart(file) + 1, end: node.getEnd() - 1, text: renamed.to });
    }
    compiler.forEachChild(node, visit);
  }

  visit(file);
  return withTextEdits(text, edits);
}

function isOf(specifier: string, packageName: string) {
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}

function isTagName(compiler: typeof ts, { parent }: ts.Identifier) {
  return compiler.isJsxOpeningElement(parent) || compiler.isJsxClosingElement(parent) || compiler.isJsxSelfClosingElement(parent);
}
