import type { JsonSchema } from '../../../packages/api-client/src/openapi/schemas';

/** One row of a table of fields. */
export interface SchemaRow {
  /** `list[].name` */
  path: string;
  schema: JsonSchema;
  isRequired: boolean;
}

/** The same three fields behind each text: their shape is told once. */
const toldElsewhere = new Set(['translations']);

/** The fields of a schema, those of objects without a name below the field that holds them; fields of shapes are in the section of the shape. */
export function schemaRows(schema: JsonSchema, path = ''): SchemaRow[] {
  const found = new Map<string, SchemaRow>();
  for (const row of rowsOf(schema, path)) if (!found.has(row.path)) found.set(row.path, row);
  return [...found.values()];
}

function rowsOf(schema: JsonSchema, path: string): SchemaRow[] {
  const required = (schema.required ?? []) as readonly string[];
  return [
    ...Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, property]) => {
      const own = path ? `${path}.${name}` : name;
      const row = { path: own, schema: property, isRequired: required.includes(name) };
      return [row, ...(toldElsewhere.has(name) ? [] : rowsOf(property, own))];
    }),
    ...(isSchema(schema.items) ? rowsOf(schema.items, `${path}[]`) : []),
    ...(isSchema(schema.additionalProperties) ? rowsOf(schema.additionalProperties, `${path}{}`) : []),
    ...partsOf(schema).flatMap((part) => rowsOf(part, path)),
  ];
}

/** What a schema is a choice of. */
export function partsOf({ anyOf, oneOf, allOf }: JsonSchema): JsonSchema[] {
  return [anyOf, oneOf, allOf].flatMap((parts) => (parts as JsonSchema[] | undefined) ?? []);
}

/** Whether something is a schema: `additionalProperties` may be a boolean. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}

const place = '#/components/schemas/';

/** The name of the component that a schema refers to. */
export function shapeOf({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice(place.length) : undefined;
}

/** The components that some values refer to, those inside components included, in the order of their names. */
export function shapesWithin(value: unknown, components: Readonly<Record<string, JsonSchema>>, found = new Set<string>()): string[] {
  if (Array.isArray(value)) for (const one of value) shapesWithin(one, components, found);
  else if (isSchema(value)) {
    const name = shapeOf(value);
    if (name !== undefined && !found.has(name)) {
      found.add(name);
      shapesWithin(components[name], components, found);
    }
    for (const [key, part] of Object.entries(value)) if (key !== 'example') shapesWithin(part, components, found);
  }
  return [...found].toSorted();
}
