/** Comments on the fields of schemas in declarations: what an editor shows on the fields of the types that are inferred from them. */
import { tsImport } from 'tsx/esm/api';
import ts from 'typescript';
import { pathOf, programOf } from '../catalogue/program.mjs';
import { entriesOf } from './entries.mjs';

const inference = /\bz\.(?:infer|input|output)<(?:z\.ZodObject<)?typeof (\w+)>/g;

/** Returns a function that adds to the declarations of a source (its path below `src`, without extension) what each field of a record means. */
export function fieldCommenter(packageName) {
  let opened;
  return async (text, source) => {
    if (text.search(inference) < 0) return text;
    const { sources, checker, meaningOf } = await (opened ??= open(packageName));
    return withFieldComments(text, sources.get(`packages/${packageName}/src/${source}`), checker, meaningOf);
  };
}

/** A field means what its comment says, its label in the field table of its record, or what all fields of its name mean. */
async function open(packageName) {
  const { meaningOfProperty } = await tsImport('../guides/ports/propertyMeaning.mjs', import.meta.url);
  const { program, checker } = programOf(entriesOf(packageName).map(({ source }) => `packages/${packageName}/${source}`));
  const sources = new Map(program.getSourceFiles().map((file) => [pathOf(file).replace(/\.tsx?$/, ''), file]));
  return { sources, checker, meaningOf: (property, siblings) => meaningOfProperty(property, siblings, checker) };
}

/** The declarations of a source with a comment on each field of its schemas of which it infers a type: the compiler prints them without. */
export function withFieldComments(text, source, checker, meaningOf) {
  const inferred = new Set([...text.matchAll(inference)].map(([, schema]) => schema));
  const written = variablesOf(source);
  const printed = variablesOf(ts.createSourceFile('printed.d.ts', text, ts.ScriptTarget.ESNext, true));
  return [...printed]
    .filter(([name, { type }]) => type && inferred.has(name))
    .flatMap(([name, { type }]) => within(type, checker.getTypeAtLocation(written.get(name))))
    .reduceRight((changed, { at, said }) => {
      const indent = text.slice(text.lastIndexOf('\n', at) + 1, at);
      return `${changed.slice(0, at)}/** ${said.replaceAll('*/', '*\\/')} */\n${indent}${changed.slice(at)}`;
    }, text);

  /** The comments inside a printed type, which is walked beside the type itself. */
  function within(node, type) {
    if (ts.isTypeOperatorNode(node)) return within(node.type, type);
    if (ts.isTupleTypeNode(node)) return withinAll(node.elements, checker.getTypeArguments(type));
    if (ts.isTypeLiteralNode(node)) return onFields(node, checker.getPropertiesOfType(type));
    if (!ts.isTypeReferenceNode(node) && !ts.isImportTypeNode(node)) return [];
    return withinAll(node.typeArguments ?? [], type.aliasTypeArguments ?? checker.getTypeArguments(type));
  }

  function withinAll(nodes, types) {
    return nodes.flatMap((node, index) => (types[index] ? within(node, types[index]) : []));
  }

  function onFields({ members }, properties) {
    return members.flatMap((member) => {
      const property = properties.find(({ name }) => name === member.name?.text);
      if (!property || !member.type) return [];
      const said = ts.getJSDocCommentsAndTags(member).length === 0 && meaningOf(property, properties);
      return [...(said ? [{ at: member.getStart(), said }] : []), ...within(member.type, checker.getTypeOfSymbol(property))];
    });
  }
}

/** The variables at the top of a file, by their names. */
function variablesOf({ statements }) {
  const declarations = statements
    .filter((one) => ts.isVariableStatement(one))
    .flatMap(({ declarationList }) => declarationList.declarations);
  return new Map(declarations.map((declaration) => [declaration.name.text, declaration]));
}
