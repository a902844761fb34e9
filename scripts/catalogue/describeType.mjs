/** Types of ports as data: what a page needs to write a table of fields, and to make an example. */
import ts from 'typescript';
import { docOf } from './program.mjs';
import { isOurs } from './props.mjs';
import { schemaOf, tableEntryOf } from './typeNames.mjs';

const has = (type, flags) => (type.flags & flags) !== 0;
/** How deep a type is described that refers to itself without a name, as that of JSON does. */
const deepest = 9;

/** Describes types; shapes with a name are gathered in `shapes` and referred to by it. */
export function createDescriber({ checker, names }) {
  const shapes = {};

  function describe(type, depth = 0) {
    if (depth > deepest) return { kind: 'any' };
    const simple = simpleKind(type, checker);
    if (simple) return simple;
    const symbol = names.get(type);
    if (!symbol) return describeParts(type, depth);
    if (!shapes[symbol.name]) {
      const schema = schemaOf(symbol, checker);
      const description = docOf(symbol, checker) || (schema ? docOf(schema, checker) : '');
      shapes[symbol.name] = { description, ...(schema && { schema: schema.name }) };
      shapes[symbol.name].type = describeParts(type, depth);
    }
    return { kind: 'shape', name: symbol.name };
  }

  function describeParts(type, depth) {
    if (type.isUnion()) return describeUnion(type, depth);
    if (checker.isArrayType(type)) return { kind: 'list', of: describe(checker.getTypeArguments(type)[0], depth + 1) };
    if (checker.isTupleType(type)) return { kind: 'tuple', of: checker.getTypeArguments(type).map((one) => describe(one, depth + 1)) };
    const [signature] = type.getCallSignatures();
    if (signature) {
      const isAsync = isLater(checker.getReturnTypeOfSignature(signature));
      return { kind: 'function', ...(isAsync && { isAsync }), gives: describe(answerOf(signature), depth + 1) };
    }
    const own = type.getSymbol();
    if (own && !own.name.startsWith('__') && !isOurs(own) && !type.aliasSymbol) return { kind: 'host', name: own.name };
    return describeObject(type, depth);
  }

  function describeObject(type, depth) {
    const entries = type.getStringIndexType() ?? type.getNumberIndexType();
    const fields = checker.getPropertiesOfType(type).map((property) => fieldOf(property, depth));
    return fields.length === 0 && entries ? { kind: 'map', of: describe(entries, depth + 1) } : { kind: 'object', fields };
  }

  function fieldOf(property, depth) {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    const type = checker.getTypeOfSymbol(property);
    const table = tableEntryOf(property);
    const description = isOurs(property) ? docOf(property, checker) : '';
    return {
      name: property.name,
      ...(isOptional && { isOptional }),
      ...(description && { description }),
      ...(table && { table }),
      type: isOptional ? withoutNone(describe(type, depth + 1)) : describe(type, depth + 1),
    };
  }

  function describeUnion(type, depth) {
    const of = type.types.map((part) => describe(part, depth + 1));
    // The two truth values are one kind.
    const others = of.filter((part) => !(part.kind === 'literal' && typeof part.value === 'boolean'));
    const parts = of.length - others.length === 2 ? [...others, { kind: 'boolean' }] : of;
    return parts.length === 1 ? parts[0] : { kind: 'choice', of: parts };
  }

  const answerOf = (signature) => {
    const answer = checker.getReturnTypeOfSignature(signature);
    return isLater(answer) ? checker.getTypeArguments(answer)[0] : answer;
  };

  /** A call: what it takes and what it answers. A member that is no function is a port of its own, or a value. */
  function describeCall(member) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(member));
    const [signature] = type.getCallSignatures();
    if (!signature) return { value: describe(type) };
    const parameters = signature.parameters.map((parameter) => {
      const [declaration] = parameter.declarations ?? [];
      const isOptional = Boolean(declaration && (declaration.questionToken ?? declaration.initializer));
      const type = describe(checker.getTypeOfSymbol(parameter));
      return { name: parameter.name, ...(isOptional && { isOptional }), type: isOptional ? withoutNone(type) : type };
    });
    return { parameters, answer: describe(answerOf(signature)) };
  }

  return { shapes, describeCall };
}

/** What may be left out need not also say that it may be undefined. */
function withoutNone(described) {
  if (described.kind !== 'choice') return described;
  const of = described.of.filter(({ kind }) => kind !== 'none');
  return of.length === 1 ? of[0] : { ...described, of };
}

function isLater(type) {
  return /^(Promise|AsyncIterable|AsyncGenerator)$/.test(type.getSymbol()?.name ?? '');
}

function simpleKind(type, checker) {
  if (has(type, ts.TypeFlags.Null)) return { kind: 'null' };
  if (has(type, ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return { kind: 'none' };
  if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return { kind: 'any' };
  if (type.isStringLiteral() || type.isNumberLiteral()) return { kind: 'literal', value: type.value };
  if (has(type, ts.TypeFlags.BooleanLiteral)) return { kind: 'literal', value: checker.typeToString(type) === 'true' };
  if (has(type, ts.TypeFlags.Boolean)) return { kind: 'boolean' };
  if (has(type, ts.TypeFlags.StringLike)) return { kind: 'text' };
  if (has(type, ts.TypeFlags.NumberLike)) return { kind: 'number' };
  return undefined;
}
