/** Prints resolved types as the compiler knows them; what has a name in the sources is declared once and keeps its name. */
import ts from 'typescript';
import { docOf } from '../catalogue/program.mjs';
import { meaningOfProperty } from '../guides/ports/propertyMeaning.mjs';

const plain =
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown |
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.VoidLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Never |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.ESSymbolLike |
  ts.TypeFlags.NonPrimitive |
  ts.TypeFlags.TypeParameter;

/** `known` are symbols of types whose alias the compiler forgets, such as those that are inferred from schemas. */
export function printerOf(checker, known = []) {
  const names = new Map();
  const aliases = new Map(known.map((symbol) => [checker.getDeclaredTypeOfSymbol(symbol), symbol]));
  const taken = new Set(['CollegeContent', 'CollegeWidgetTypes']);
  const declared = [];
  const isOf = (type, place) =>
    [type.aliasSymbol, type.getSymbol()].some((symbol) =>
      symbol?.declarations?.some((declaration) => place.test(declaration.getSourceFile().fileName)),
    );
  const ofReact = /\/@types\/react\//;
  const ofPlatform = /\/typescript\/lib\/lib\.|\/@types\/node\//;

  function text(type, indent = '') {
    if (isOf(type, ofReact)) return 'CollegeContent';
    if (type.aliasSymbol && !type.aliasTypeArguments && !isOf(type, ofPlatform)) return named(type, type.aliasSymbol);
    if (aliases.has(type) && !(type.flags & plain)) return named(type, aliases.get(type));
    if (type.isUnion()) return unionText(type, indent);
    if (type.isIntersection() && type.types.some(({ flags }) => flags & plain))
      return type.types.map((part) => text(part, indent)).join(' & ');
    if (type.flags & plain) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
    if (checker.isArrayType(type)) return listText(type, indent);
    if (checker.isTupleType(type)) return tupleText(type, indent);
    const symbol = type.getSymbol();
    const isNamed = symbol && (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class)) !== 0;
    if (isNamed && isOf(type, ofPlatform)) return platformText(type, symbol, indent);
    if (isNamed) return named(type, symbol);
    return objectText(type, indent);
  }

  function unionText(type, indent, without = 0) {
    const members = type.types.filter(({ flags }) => !(flags & without));
    if (members.some((part) => isOf(part, ofReact))) return 'CollegeContent';
    const parts = members.filter((part) => !(part.flags & ts.TypeFlags.BooleanLiteral)).map((part) => grouped(part, indent));
    const truths = members.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral);
    if (truths.length === 2) parts.push('boolean');
    else parts.push(...truths.map((part) => checker.typeToString(part)));
    return [...new Set(parts)].join(' | ');
  }

  /** Functions stand in brackets among others. */
  function grouped(type, indent) {
    const written = text(type, indent);
    return written.includes('=>') && !written.startsWith('{') ? `(${written})` : written;
  }

  function listText(type, indent) {
    const item = grouped(checker.getTypeArguments(type)[0], indent);
    const isReadonly = type.getSymbol().name === 'ReadonlyArray';
    const isWord = /^\w+$/.test(item) || /^\{[^]*\}$/.test(item);
    return `${isReadonly ? 'readonly ' : ''}${isWord ? item : `(${item})`}[]`;
  }

  function tupleText(type, indent) {
    const items = checker.getTypeArguments(type).map((item) => text(item, indent));
    return `${type.target.readonly ? 'readonly ' : ''}[${items.join(', ')}]`;
  }

  function platformText(type, symbol, indent) {
    const given = (type.target ? checker.getTypeArguments(type) : []).map((one) => text(one, indent));
    return given.length > 0 ? `${symbol.name}<${given.join(', ')}>` : symbol.name;
  }

  function named(type, symbol) {
    if (names.has(type)) return names.get(type);
    const name = freeName(symbol.name);
    names.set(type, name);
    const at = declared.push('') - 1;
    declared[at] = `${commentOn(symbol)}export type ${name} = ${bare(type)};`;
    return name;
  }

  function bare(type) {
    if (type.isUnion()) return unionText(type, '');
    if (type.flags & plain) return checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias);
    if (checker.isArrayType(type)) return listText(type, '');
    if (checker.isTupleType(type)) return tupleText(type, '');
    return objectText(type, '');
  }

  function freeName(wanted, count = 1) {
    const name = count === 1 ? wanted : `${wanted}${count}`;
    if (taken.has(name)) return freeName(wanted, count + 1);
    taken.add(name);
    return name;
  }

  function objectText(type, indent) {
    const calls = type.getCallSignatures();
    const properties = checker.getPropertiesOfType(type);
    if (calls.length === 1 && properties.length === 0) return `${parametersText(calls[0], indent)} => ${returnText(calls[0], indent)}`;
    return members(type, indent);
  }

  function members(type, indent) {
    const inner = `${indent}  `;
    const calls = type.getCallSignatures().map((call) => `${inner}${parametersText(call, inner)}: ${returnText(call, inner)};`);
    const indexes = checker
      .getIndexInfosOfType(type)
      .map(({ keyType, type: value }) => `${inner}[key: ${checker.typeToString(keyType)}]: ${text(value, inner)};`);
    const all = checker.getPropertiesOfType(type);
    const own = all.flatMap((member) => memberLines(member, all, inner));
    const lines = [...calls, ...indexes, ...own];
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
  }

  function memberLines(member, siblings, indent) {
    const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
    const type = checker.getTypeOfSymbol(member);
    const name = /^[A-Za-z_$][\w$]*$/.test(member.name) ? member.name : JSON.stringify(member.name);
    const said = isOfSchema(member) ? meaningOfProperty(member, siblings, checker) : undefined;
    const start = `${commentOn(member, indent, said)}${indent}${name}${isOptional ? '?' : ''}`;
    const calls = member.flags & ts.SymbolFlags.Method ? checker.getNonNullableType(type).getCallSignatures() : [];
    if (calls.length > 0) return calls.map((call) => `${start}${parametersText(call, indent)}: ${returnText(call, indent)};`);
    return [`${start}: ${isOptional ? optionalText(type, indent) : text(type, indent)};`];
  }

  function optionalText(type, indent) {
    const isNamed = type.aliasSymbol !== undefined || aliases.has(type);
    const written = type.isUnion() && !isNamed ? sharedText(type, indent) : text(type, indent);
    return `${written} | undefined`;
  }

  /** An optional member's type is its type or nothing: by what it is without that it has a name. */
  function sharedText(type, indent) {
    const present = checker.getNonNullableType(type);
    const isNullable = type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    if (present.aliasSymbol || aliases.has(present)) return `${text(present, indent)}${isNullable ? ' | null' : ''}`;
    return unionText(type, indent, ts.TypeFlags.Undefined);
  }

  function parametersText(signature, indent) {
    const given = signature.parameters.map((parameter) => {
      const declaration = parameter.valueDeclaration;
      const isRest = declaration && ts.isParameter(declaration) && declaration.dotDotDotToken !== undefined;
      const isOptional = declaration && ts.isParameter(declaration) && checker.isOptionalParameter(declaration);
      return `${isRest ? '...' : ''}${parameter.name.replace(/^__/, 'given')}${isOptional ? '?' : ''}: ${text(checker.getTypeOfSymbol(parameter), indent)}`;
    });
    const generic = signature.typeParameters?.map(({ symbol }) => symbol.name) ?? [];
    return `${generic.length > 0 ? `<${generic.join(', ')}>` : ''}(${given.join(', ')})`;
  }

  function returnText(signature, indent) {
    return text(checker.getReturnTypeOfSignature(signature), indent);
  }

  function commentOn(symbol, indent = '', said = docOf(symbol, checker)) {
    return said ? `${indent}/** ${said.replaceAll('*/', '')} */\n` : '';
  }

  return { members, declarations: () => declared };
}

/** Interfaces have comments where their names do not say enough; fields of records mean what the pages of the ports say. */
function isOfSchema({ declarations = [] }) {
  return declarations.some((declaration) => ts.isPropertyAssignment(declaration));
}
