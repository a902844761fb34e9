/** Every port with the shapes of what its calls take and answer, and the resources of the client that satisfy it. */
import { dirname } from 'node:path';
import { createDescriber } from './describeType.mjs';
import { pathOf } from './program.mjs';
import { portTypesOf } from './ports.mjs';
import { namedTypes } from './typeNames.mjs';

/** `{ ports, shapes }`: `ports` adds to what the catalogue says of each port what its members take and answer; `shapes` by their names. */
export function readPortReference(components, compiled) {
  const { checker } = compiled;
  const { shapes, describeCall } = createDescriber({ checker, names: namedTypes(compiled) });
  const resources = resourcesOf(compiled);
  const ports = new Map();
  for (const component of components) {
    for (const { type, name, port } of portTypesOf(component.symbol, checker)) {
      const known = ports.get(port.name);
      const users = [...(known?.users ?? []), { component: component.name, prop: port.prop }];
      ports.set(port.name, known ? { ...known, users } : { ...entryOf(type, port, entryThatExports(name, component, compiled)), users });
    }
  }

  function entryOf(type, port, entry) {
    const members = checker.getPropertiesOfType(type);
    const whole = resources.filter(({ answer }) => checker.isTypeAssignableTo(answer, type)).map(({ maker }) => maker);
    return {
      name: port.name,
      area: port.area,
      ...(entry && { entry }),
      description: port.description,
      makers: whole,
      members: port.members.map((member) => {
        const found = members.find(({ name }) => name === member.name);
        return { ...member, ...describeCall(found), ...(whole.length === 0 && { makers: makersOf(found) }) };
      }),
    };
  }

  /** Of a port that no resource satisfies alone: those that have this call of it. */
  function makersOf(member) {
    const type = checker.getTypeOfSymbol(member);
    return resources
      .filter(({ answer }) => {
        const own = checker.getPropertyOfType(answer, member.name);
        return own && checker.isTypeAssignableTo(checker.getTypeOfSymbol(own), type);
      })
      .map(({ maker }) => maker);
  }

  return { ports: [...ports.values()], shapes };
}

/** The functions `create…` of the client, each with what it makes. */
function resourcesOf({ program, checker }) {
  const entry = program.getSourceFiles().find((file) => pathOf(file) === 'packages/api-client/src/index.ts');
  return checker.getExportsOfModule(checker.getSymbolAtLocation(entry)).flatMap((exported) => {
    if (!/^create[A-Z]/.test(exported.name)) return [];
    const [signature] = checker.getTypeOfSymbol(exported).getCallSignatures();
    const first = signature?.parameters[0]?.name;
    return first === 'client' ? [{ maker: exported.name, answer: checker.getReturnTypeOfSignature(signature) }] : [];
  });
}

/** From where a page imports the type of a port: the root entry of the widgets, that of the component, or that of the folder that declares it. */
function entryThatExports({ name, declarations: [declaration] }, { folder }, { program, checker }) {
  const widgets = 'packages/curriculum-widgets/src';
  const found = [widgets, folder, dirname(pathOf(declaration.getSourceFile()))].find((place) => {
    const file = program.getSourceFiles().find((one) => pathOf(one) === `${place}/index.ts`);
    const module = file && checker.getSymbolAtLocation(file);
    return module && checker.getExportsOfModule(module).some((exported) => exported.name === name);
  });
  return found?.replace(widgets, '@college/curriculum-widgets');
}
