import type { JsonSchema } from '../../../packages/api-client/src/openapi/schemas';
import { code } from '../markdown';
import { isSchema, partsOf, shapeOf } from './schemaRows';

/** The type of a schema in a cell of a table: names of shapes are links to their sections, objects without a name have rows of their own. */
export function schemaType(schema: JsonSchema, or: string): string {
  // Code next to code is one piece of code.
  return typeText(schema, or).replaceAll('``', '');
}

function typeText(schema: JsonSchema, or: string): string {
  const shape = shapeOf(schema);
  if (shape !== undefined) return `[${shape}](#${shape.toLowerCase()})`;
  if ('const' in schema) return code(JSON.stringify(schema.const));
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => code(JSON.stringify(value))).join(or);
  const parts = partsOf(schema);
  if (parts.length > 0) return [...new Set(parts.map((part) => schemaType(part, or)))].join(or);
  if (Array.isArray(schema.type)) return schema.type.map((type) => schemaType({ ...schema, type }, or)).join(or);
  if (schema.format === 'binary') return code('file');
  if (schema.type === 'array') return listType(schema, or);
  if (schema.type === 'object' && !schema.properties && isSchema(schema.additionalProperties))
    return `\`{ [key]: \`${schemaType(schema.additionalProperties, or)}\` }\``;
  return code(typeof schema.type === 'string' ? schema.type : 'any');
}

function listType({ items, prefixItems }: JsonSchema, or: string) {
  if (Array.isArray(prefixItems)) return `\`[\`${prefixItems.map((one: JsonSchema) => schemaType(one, or)).join(', ')}\`]\``;
  const type = isSchema(items) ? schemaType(items, or) : code('any');
  const isChoice = isSchema(items) && (partsOf(items).length > 0 || Array.isArray(items.enum) || Array.isArray(items.type));
  return `${isChoice ? `(${type})` : type}\`[]\``;
}
