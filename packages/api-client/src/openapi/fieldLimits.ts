import type { Bilingual } from '@college/curriculum-model';
import { z } from 'zod';

type JsonSchema = { [key: string]: unknown };

/** The limits of a schema's fields in words, by their paths: `list[].name`; the whole value has the path ''. What is no schema has none. */
export function limitsOf(schema: unknown): Map<string, Bilingual> {
  if (!(schema instanceof z.ZodType)) return new Map();
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const found = new Map<string, Bilingual>();
  gather(json, '', [], (json.$defs ?? {}) as Record<string, JsonSchema>, found);
  return found;
}

const deepest = 6;

function gather(
  given: JsonSchema,
  path: string,
  trail: readonly string[],
  definitions: Record<string, JsonSchema>,
  found: Map<string, Bilingual>,
) {
  const reference = typeof given.$ref === 'string' ? given.$ref.replace('#/$defs/', '') : undefined;
  if (trail.length > deepest || (reference !== undefined && trail.includes(reference))) return;
  const schema = reference === undefined ? given : (definitions[reference] ?? {});
  const further = [...trail, reference ?? ''];
  const said = limitOf(schema);
  if (said && !found.has(path)) found.set(path, said);
  for (const part of [schema.anyOf, schema.allOf, schema.oneOf].flat() as (JsonSchema | undefined)[]) {
    if (part) gather(part, path, further, definitions, found);
  }
  for (const [name, part] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    gather(part, path ? `${path}.${name}` : name, further, definitions, found);
  }
  if (schema.items) gather(schema.items as JsonSchema, `${path}[]`, further, definitions, found);
}

/** Bounds that only keep a number storable say nothing to a reader. */
const largest = 2 ** 31 - 1;
const isSet = (limit: unknown): limit is number => typeof limit === 'number' && Math.abs(limit) < largest;

/** The limit of a schema itself in words. */
export function limitOf(schema: JsonSchema): Bilingual | undefined {
  const texts = [
    spanOf(schema.minLength, schema.maxLength, { zh: ' 个字符', en: ' characters' }),
    spanOf(leastOf(schema), schema.maximum, { zh: '', en: '' }),
    moreThan(schema),
    spanOf(schema.minItems, schema.maxItems, { zh: ' 项', en: ' entries' }),
    schema.type === 'integer' ? wholeNumber : undefined,
    formats[String(schema.format)],
  ].filter((text) => text !== undefined);
  if (texts.length === 0) return undefined;
  return { zh: texts.map(({ zh }) => zh).join('，'), en: texts.map(({ en }) => en).join(', ') };
}

/** Above a whole number the next one is the least; above any other there is none. */
function leastOf({ type, minimum, exclusiveMinimum }: JsonSchema): unknown {
  return type === 'integer' && isSet(exclusiveMinimum) ? exclusiveMinimum + 1 : minimum;
}

function moreThan({ type, exclusiveMinimum }: JsonSchema): Bilingual | undefined {
  if (type === 'integer' || !isSet(exclusiveMinimum)) return undefined;
  return { zh: `大于 ${exclusiveMinimum}`, en: `more than ${exclusiveMinimum}` };
}

/** What is said of every number that has no fraction. */
export const wholeNumber: Bilingual = { zh: '整数', en: 'whole number' };

const formats: Readonly<Record<string, Bilingual>> = {
  date: { zh: '日期，如 2026-05-14', en: 'a date such as 2026-05-14' },
  'date-time': { zh: 'ISO 8601 时间', en: 'an ISO 8601 time' },
  email: { zh: '邮箱地址', en: 'an e-mail address' },
};

function spanOf(least: unknown, most: unknown, unit: Bilingual): Bilingual | undefined {
  if (isSet(least) && isSet(most) && (least > 0 || unit.en === ''))
    return { zh: `${least}–${most}${unit.zh}`, en: `${least}–${most}${unit.en}` };
  if (isSet(most)) return { zh: `至多 ${most}${unit.zh}`, en: `at most ${most}${unit.en}` };
  if (isSet(least)) return { zh: `至少 ${least}${unit.zh}`, en: `at least ${least}${unit.en}` };
  return undefined;
}
