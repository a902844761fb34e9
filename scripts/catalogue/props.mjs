/** The props of a component, as its documentation and its custom element need them. */
import ts from 'typescript';
import { answersOf } from './answers.mjs';
import { docOf, oneLine, pathOf, tagOf } from './program.mjs';

/** The type of a component's props. */
export function propsTypeOf(component, checker) {
  const signature = signatureOf(component, checker);
  const [props] = signature?.parameters ?? [];
  return props && checker.getTypeOfSymbol(props);
}

/** A component's declaration, behind what exports it. */
export function declared(symbol, checker) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function signatureOf(component, checker) {
  return checker.getTypeOfSymbol(declared(component, checker)).getCallSignatures()[0];
}

/** Every prop that is written in this repository, in the order in which it is written; what comes from elsewhere is named by `inheritedFrom`. */
export function propsOf(component, checker) {
  const type = propsTypeOf(component, checker);
  if (!type) return [];
  const own = pathOf(declared(component, checker).declarations[0].getSourceFile());
  return memberSymbols(type, checker)
    .filter(isOurs)
    .sort((a, b) => byPlace(placeOf(a, own), placeOf(b, own)))
    .map((symbol) => toProp(symbol, checker));
}

/** The compiler's own order of derived props depends on which types it happened to look at first. */
function placeOf(symbol, own) {
  const [declaration] = symbol.declarations;
  const file = pathOf(declaration.getSourceFile());
  return { file: file === own ? '' : file, position: declaration.pos };
}

function byPlace(a, b) {
  if (a.file === b.file) return a.position - b.position;
  return a.file < b.file ? -1 : 1;
}

/** Types from outside the repository whose props a component also takes, such as `ButtonProps of react-aria-components`. */
export function inheritedFrom(component, checker) {
  const type = propsTypeOf(component, checker);
  if (!type) return [];
  const origins = memberSymbols(type, checker)
    .filter((symbol) => !isOurs(symbol))
    .flatMap((symbol) => symbol.declarations ?? [])
    .map((declaration) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/.exec(pathOf(declaration.getSourceFile()))?.[1]);
  return [...new Set(origins.filter(Boolean))].sort();
}

/** The properties of a type; of a union, those of every member. */
function memberSymbols(type, checker) {
  const members = type.isUnion() ? type.types : [type];
  const byName = new Map();
  for (const member of members) for (const symbol of checker.getPropertiesOfType(member)) byName.set(symbol.name, symbol);
  return [...byName.values()];
}

/** Whether something is declared in this repository. */
export function isOurs(symbol) {
  return (symbol.declarations ?? []).some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/'));
}

function toProp(symbol, checker) {
  const type = checker.getTypeOfSymbol(symbol);
  const defaultValue = tagOf(symbol, checker, 'default');
  return {
    name: symbol.name,
    type: typeText(symbol, type, checker),
    isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
    ...(defaultValue && { default: defaultValue }),
    description: docOf(symbol, checker),
    kind: kindOf(symbol.name, type, checker),
    answers: answersOf(type, checker),
  };
}

/** The type as written in the source, which is what people recognise. */
function typeText(symbol, type, checker) {
  const written = symbol.declarations?.[0]?.type;
  if (written) return oneLine(written.getText());
  return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
}

function kindOf(name, type, checker) {
  if (name === 'children') return 'children';
  const parts = (type.isUnion() ? type.types : [type]).filter((part) => (part.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) === 0);
  const are = (flags) => parts.length > 0 && parts.every((part) => (part.flags & flags) !== 0);
  if (are(ts.TypeFlags.BooleanLike)) return 'boolean';
  if (are(ts.TypeFlags.NumberLike)) return 'number';
  if (are(ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) return 'string';
  return /^on[A-Z]/.test(name) && parts.every((part) => returnsNothing(part, checker)) ? 'event' : 'object';
}

function returnsNothing(type, checker) {
  const signatures = type.getCallSignatures();
  return (
    signatures.length > 0 && signatures.every((signature) => (checker.getReturnTypeOfSignature(signature).flags & ts.TypeFlags.Void) !== 0)
  );
}
