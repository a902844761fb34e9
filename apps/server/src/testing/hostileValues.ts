import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** JSON Schema, as far as the contract's schemas use it. */
interface Shape {
  type?: string | string[];
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  const?: unknown;
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Shape>;
}

// Ids that exist in the scene, ids that do not, and numbers at and beyond every edge.
const numbers = fc.constantFrom<unknown>(0, -0, 1, 2, 5, 101, 201, 1001, 1002, 1005, -1001, -1, 1.5, 2 ** 31 - 1, 2 ** 31, 1e21, -1e308);
const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'K',
    'S',
    '80101',
    '80102',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '😀',
    "'; drop table users; --",
    '%',
    '\\',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constant('长'.repeat(5000)),
);
const anything = fc.oneof(fc.constant(null), fc.boolean(), numbers, texts, fc.jsonValue(), fc.constant([]), fc.constant({}));

/** Values that mostly have the schema's outer shape and everything wrong inside it, or another shape altogether. */
export function hostileValues(schema: z.ZodType): Arbitrary<unknown> {
  // Through text, which leaves the standard-schema functions behind that no reader of shapes needs.
  const root: Shape = JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
  const inShape = valuesOf(root, root, 0);
  return fc.oneof({ weight: 6, arbitrary: inShape }, { weight: 1, arbitrary: anything });
}

/** Some of them; the same seed makes the same. */
export function sampleHostile(values: Arbitrary<unknown>, { count, seed }: { count: number; seed: number }): unknown[] {
  return fc.sample(values, { numRuns: count, seed });
}

function valuesOf(shape: Shape, root: Shape, depth: number): Arbitrary<unknown> {
  if (depth > 6) return anything;
  const right = rightValuesOf(shape, root, depth);
  return fc.oneof({ weight: 8, arbitrary: right }, { weight: 1, arbitrary: anything });
}

function rightValuesOf(shape: Shape, root: Shape, depth: number): Arbitrary<unknown> {
  const deeper = (inner: Shape) => valuesOf(inner, root, depth + 1);
  if (shape.$ref) return deeper(root.$defs?.[shape.$ref.split('/').at(-1) ?? ''] ?? root);
  const variants = shape.anyOf ?? shape.oneOf ?? shape.allOf;
  if (variants) return fc.oneof(...variants.map(deeper));
  if (shape.const !== undefined) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  switch (Array.isArray(shape.type) ? shape.type[0] : shape.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, deeper(inner)])), {
        requiredKeys: shape.required?.filter((name) => name in (shape.properties ?? {})) ?? [],
      });
    case 'array':
      return fc.array(deeper(shape.items ?? {}), { maxLength: 4 });
    case 'integer':
    case 'number':
      return numbers;
    case 'string':
      return texts;
    case 'boolean':
      return fc.boolean();
    default:
      return anything;
  }
}
