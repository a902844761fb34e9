import { fieldNameOf } from '@college/curriculum-model';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls';

type Json = z.core.JSONSchema.BaseSchema;

/** Stands for the keys of a record that whoever sends it chooses. */
const anyKey = '*';

/** The way to everything that a schema takes, without the lines of lists. */
function pathsIn(schema: Json | boolean | undefined, above: readonly string[] = []): string[][] {
  if (typeof schema !== 'object') return [];
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, below]) => [[...above, key], ...pathsIn(below, [...above, key])]);
  const items = Array.isArray(schema.items) ? schema.items : [schema.items];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), ...items];
  return [...own, ...branches.flatMap((branch) => pathsIn(branch, above)), ...pathsIn(schema.additionalProperties, [...above, anyKey])];
}

const requests = calls.flatMap(({ endpoint, fieldNames }) =>
  (['query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? [{ request: `${part} of ${endpoint.path}`, schema, fieldNames }] : [];
  }),
);

const isChinese = (name: string) => name === 'KSA' || /\p{Script=Han}/u.test(name);
const isEnglish = (name: string) => /^[A-Z]/.test(name) && !/\p{Script=Han}/u.test(name);

describe('a wrong value', () => {
  it.each(requests)('goes by a name in both languages: $request', ({ schema, fieldNames }) => {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' });
    const nameless = pathsIn(json).filter((path) => {
      const { zh, en } = fieldNameOf(path, fieldNames);
      return path.at(-1) !== anyKey && !(isChinese(zh) && isEnglish(en));
    });
    expect(nameless.map((path) => path.join('.'))).toEqual([]);
  });
});
