import { expect, it } from 'vitest';
import type { JsonSchema } from '../../../packages/api-client/src/openapi/schemas';
import { schemaRows } from './schemaRows';
import { schemaType } from './schemaType';

const goal = { $ref: '#/components/schemas/Goal' };

it.each<[JsonSchema, string]>([
  [{ type: 'string' }, '`string`'],
  [{ type: ['string', 'null'] }, '`string` or `null`'],
  [{ const: true }, '`true`'],
  [{ enum: ['zh', 'en'] }, '`"zh"` or `"en"`'],
  [goal, '[Goal](#goal)'],
  [{ anyOf: [goal, { type: 'null' }] }, '[Goal](#goal) or `null`'],
  [{ type: 'array', items: { type: 'integer' } }, '`integer[]`'],
  [{ type: 'array', items: goal }, '[Goal](#goal)`[]`'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '(`"a"` or `"b"`)`[]`'],
  [{ type: 'array', prefixItems: [{ type: 'integer' }, goal] }, '`[integer`, [Goal](#goal)`]`'],
  [{ type: 'object', additionalProperties: { type: 'string' } }, '`{ [key]: string }`'],
  [{ type: 'object', properties: {} }, '`object`'],
  [{ type: 'string', format: 'binary' }, '`file`'],
  [{}, '`any`'],
])('%j is %s', (schema, text) => expect(schemaType(schema, ' or ')).toBe(text));

it('lists fields of objects without a name below the field that holds them, and those of shapes not at all', () => {
  const schema = {
    type: 'object',
    required: ['list'],
    properties: {
      list: { type: 'array', items: { type: 'object', required: ['goal'], properties: { goal, note: { type: 'string' } } } },
      byName: { type: 'object', additionalProperties: { type: 'object', properties: { count: { type: 'integer' } } } },
      either: { anyOf: [{ type: 'object', properties: { id: { type: 'integer' } } }, { type: 'null' }] },
    },
  };
  expect(schemaRows(schema).map(({ path, isRequired }) => `${path}${isRequired ? '!' : ''}`)).toEqual([
    'list!',
    'list[].goal!',
    'list[].note',
    'byName',
    'byName{}.count',
    'either',
    'either.id',
  ]);
});
