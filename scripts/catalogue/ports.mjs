/** Ports: the interfaces of promises and streams through which a component takes its data. */
import ts from 'typescript';
import { docOf, oneLine, pathOf } from './program.mjs';
import { answersOf } from './answers.mjs';
import { isOurs, propsTypeOf } from './props.mjs';

/** The ports among the props of a component, each with the prop that takes it. */
export function portsOf(component, checker) {
  return portTypesOf(component, checker).map(({ port }) => port);
}

/** The same with the type of each port and the symbol that names it. */
export function portTypesOf(component, checker) {
  const props = propsTypeOf(component, checker);
  if (!props) return [];
  return checker.getPropertiesOfType(props).flatMap((prop) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
    const name = type.aliasSymbol ?? type.getSymbol();
    if (!isOurs(prop) || !name || !isOurs(name) || type.getCallSignatures().length > 0 || !isPort(type, checker)) return [];
    const port = {
      name: name.name,
      area: areaOf(name),
      prop: prop.name,
      description: docOf(name, checker),
      members: membersOf(type, checker),
    };
    return [{ type, name, port }];
  });
}

/** The folder of its package that declares it. */
function areaOf(name) {
  return /\/src\/([\w-]+)\//.exec(pathOf(name.declarations[0].getSourceFile()))[1];
}

function isPort(type, checker) {
  return checker.getPropertiesOfType(type).some((member) => answersOf(checker.getTypeOfSymbol(member), checker));
}

function membersOf(type, checker) {
  return checker.getPropertiesOfType(type).map((member) => ({
    name: member.name,
    signature: signatureText(member, checker),
    description: docOf(member, checker),
    isOptional: (member.flags & ts.SymbolFlags.Optional) !== 0,
    answers: answersOf(checker.getTypeOfSymbol(member), checker),
  }));
}

/** A member as its interface writes it, without its comment. */
function signatureText(member, checker) {
  const [declaration] = member.declarations ?? [];
  if (!declaration) return `${member.name}: ${checker.typeToString(checker.getTypeOfSymbol(member))}`;
  return oneLine(declaration.getText()).replace(/;$/, '');
}
