import { z } from 'zod';
import { namedShapes, openObjects, type NamedSchemas } from './componentNames';

/** A JSON Schema in the document. */
export type JsonSchema = Record<string, unknown>;

const place = '#/components/schemas/';

/** Turns zod schemas into JSON Schemas, and gathers the shapes with names and those that refer to themselves. */
export function createSchemaWriter(named: NamedSchemas = {}) {
  const components: Record<string, JsonSchema> = {};
  const { registry, nameOf } = namedShapes(named);

  function write(schema: z.ZodType, name: string, io: 'input' | 'output'): JsonSchema {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: registry, override: openObjects(io) });
    const { $schema: _, $defs = {}, ...rest } = written as JsonSchema & { $defs?: Record<string, JsonSchema> };
    const names = Object.fromEntries(
      Object.entries($defs).map(([part, definition]) => [part, nameOf(part, io) ?? namelessPart(definition, part, `${name}.${part}`)]),
    );
    // A reference inside one schema would point into the whole document; its target moves to the components.
    const placed = (value: JsonSchema) => withReferences(value, (target) => (target === '#' ? name : names[target]!)) as JsonSchema;
    for (const [part, definition] of Object.entries($defs)) components[names[part]!] ??= placed(definition);
    if (!JSON.stringify(rest).includes('"$ref":"#"')) return placed(rest);
    components[name] = placed(rest);
    return { $ref: `${place}${name}` };
  }

  /** The name of a shape that has none in the model: that of an equal one, where there is one. */
  function namelessPart(definition: JsonSchema, part: string, name: string): string {
    const text = (own: string) => JSON.stringify(withReferences(definition, (target) => (target === part ? own : target)));
    return Object.keys(components).find((known) => JSON.stringify(components[known]) === text(known)) ?? name;
  }

  /** What a schema that only refers to a component says. */
  const resolve = ({ $ref, ...schema }: JsonSchema): JsonSchema =>
    typeof $ref === 'string' ? components[$ref.slice(place.length)]! : schema;

  return { components, write, resolve };
}

function withReferences(value: unknown, nameOf: (target: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, nameOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) =>
      key === '$ref' && typeof entry === 'string'
        ? [key, `${place}${nameOf(entry.replace('#/$defs/', ''))}`]
        : [key, withReferences(entry, nameOf)],
    ),
  );
}
