import { readPorts } from '../../catalogue/made.mjs';

/** A field of an object that crosses a port. */
export interface DescribedField {
  name: string;
  isOptional?: boolean;
  /** Its comment. */
  description?: string;
  /** The entry of a field table that declares it: `goalFields.description`. */
  table?: string;
  type: Described;
}

/** A type, as `scripts/catalogue/describeType.mjs` reads it. */
export type Described =
  | { kind: 'text' | 'number' | 'boolean' | 'null' | 'none' | 'any' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'list' | 'map'; of: Described }
  | { kind: 'choice' | 'tuple'; of: Described[] }
  | { kind: 'function'; isAsync?: boolean; gives: Described }
  | { kind: 'host' | 'shape'; name: string }
  | { kind: 'object'; fields: DescribedField[] };

/** A shape with a name. */
export interface Shape {
  description: string;
  /** The name of its zod schema in `@college/curriculum-model`, where it has one. */
  schema?: string;
  type: Described;
}

/** A call of a port. */
export interface PortCall {
  name: string;
  signature: string;
  description: string;
  isOptional: boolean;
  answers?: 'promise' | 'stream';
  parameters?: { name: string; isOptional?: boolean; type: Described }[];
  answer?: Described;
  /** Of a member that is no function. */
  value?: Described;
  /** Of a port that no resource satisfies alone: those that have this call. */
  makers?: string[];
}

/** A port with its calls. */
export interface DescribedPort {
  name: string;
  /** The folder of the package that declares it. */
  area: string;
  /** The entry that exports its type; none where the type is the browser's or the widget's own. */
  entry?: string;
  description: string;
  /** Functions of the client whose result satisfies it. */
  makers: string[];
  members: PortCall[];
  /** The widgets that take it, each with its prop. */
  users: { component: string; prop: string }[];
}

/** Every port, and the shapes that cross ports. */
export interface PortReference {
  ports: DescribedPort[];
  shapes: Record<string, Shape>;
}

export const readPortReference = readPorts as () => Promise<PortReference>;

/** The types directly inside a type. */
export function partsOf(type: Described): Described[] {
  switch (type.kind) {
    case 'object':
      return type.fields.map((field) => field.type);
    case 'choice':
    case 'tuple':
      return type.of;
    case 'list':
    case 'map':
      return [type.of];
    case 'function':
      return [type.gives];
    default:
      return [];
  }
}

/** The names of the shapes that some types lead to, those of shapes inside shapes included. */
export function shapesWithin(types: readonly Described[], { shapes }: PortReference, found = new Set<string>()): Set<string> {
  for (const type of types) {
    if (type.kind !== 'shape') shapesWithin(partsOf(type), { ports: [], shapes }, found);
    else if (!found.has(type.name)) {
      found.add(type.name);
      shapesWithin([shapes[type.name]!.type], { ports: [], shapes }, found);
    }
  }
  return found;
}

/** What a port's calls take and answer. */
export function typesOf({ members }: DescribedPort): Described[] {
  return members.flatMap(({ parameters = [], answer, value }) =>
    [...parameters.map(({ type }) => type), answer, value].filter((type) => type !== undefined),
  );
}
