import { accountFields, fieldNameOf, namesOf, recordFields } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls';

type Json = z.core.JSONSchema.BaseSchema;

/** The way to everything in a body, without the lines of lists. */
function pathsIn(schema: Json | boolean | undefined, above: readonly string[] = []): string[][] {
  if (typeof schema !== 'object') return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, below]) => [[...above, key], ...pathsIn(below, [...above, key])]);
  const items = Array.isArray(schema.items) ? schema.items : [schema.items];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...items];
  return [...own, ...branches.flatMap((branch) => pathsIn(branch, above))];
}

const recorded = new Set([...Object.values(recordFields), accountFields].flatMap((table): string[] => namesOf(table)));
const writing = calls.filter(({ endpoint }) => endpoint.writes && endpoint.body);

describe('a wrong field of a record', () => {
  it.each(writing.map((call) => [call.endpoint.path, call] as const))(
    'goes by its name in the error: %s',
    (_path, { endpoint, fieldNames }) => {
      const body = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any', reused: 'inline' });
      const fields = pathsIn(body).filter((path) => recorded.has(path.at(-1)!));
      expect(fields.filter((path) => fieldNameOf(path, fieldNames).zh === path.at(-1)).map((path) => path.join('.'))).toEqual([]);
    },
  );
});
