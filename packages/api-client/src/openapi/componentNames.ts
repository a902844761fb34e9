import { z } from 'zod';

/** The schemas among some values, by their names: what a module exports. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

/** The shapes that have a name in the document. */
export function namedShapes(named: NamedSchemas) {
  const registry = z.registry<{ id: string }>();
  const schemas = new Map<string, z.ZodType>();
  for (const [name, value] of Object.entries(named)) {
    if (!isShape(value) || registry.has(value)) continue;
    registry.add(value, { id: name });
    schemas.set(name, value);
  }
  return { registry, nameOf: (id: string, io: 'input' | 'output') => nameOf(id, schemas.get(id), io) };
}

/** `courseUnitSchema` is CourseUnit. Where requests and replies have it in different forms, the one that a name ending in Input or Request does not suit says so. */
function nameOf(id: string, schema: z.ZodType | undefined, io: 'input' | 'output'): string | undefined {
  if (!schema) return undefined;
  const name = id.charAt(0).toUpperCase() + id.slice(1).replace(/Schema$/, '');
  if (textOf(schema, 'input') === textOf(schema, 'output')) return name;
  const isOfRequests = /(Input|Request)$/.test(name);
  if (io === 'input') return isOfRequests ? name : `${name}Input`;
  return isOfRequests ? `${name}Output` : name;
}

function textOf(schema: z.ZodType, io: 'input' | 'output') {
  return JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', override: openObjects(io) }));
}

/** A reply may have more fields later: an object that is sent out is no closed one. */
export function openObjects(io: 'input' | 'output') {
  return ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  };
}

function isShape(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodUnion;
}
