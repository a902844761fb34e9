import { z } from 'zod';

/** A JSON Schema in the document. */
export type JsonSchema = Record<string, unknown>;

function renamed(value: unknown, prefix: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, prefix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (key !== '$ref' || typeof entry !== 'string') return [key, renamed(entry, prefix)];
      // A reference inside one schema would point into the whole document; its target moves to the components.
      return [key, `#/components/schemas/${prefix}${entry === '#' ? '' : `.${entry.replace('#/$defs/', '')}`}`];
    }),
  );
}

/** Turns zod schemas into JSON Schemas and gathers the parts that refer to each other. */
export function createSchemaWriter() {
  const components: Record<string, JsonSchema> = {};

  function write(schema: z.ZodType, name: string, io: 'input' | 'output'): JsonSchema {
    const { $schema: _, $defs, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema & { $defs?: JsonSchema };
    for (const [part, definition] of Object.entries($defs ?? {})) components[`${name}.${part}`] = renamed(definition, name) as JsonSchema;
    const body = renamed(rest, name) as JsonSchema;
    if (!JSON.stringify(rest).includes('"$ref":"#"')) return body;
    components[name] = body;
    return { $ref: `#/components/schemas/${name}` };
  }

  return { components, write };
}
