import type { Endpoint } from '@college/api-client/contract';
import { z } from 'zod';
import type { Request } from './place.test-data';

/** The path of an id in a request: `body.list.0.id`. */
type Slot = readonly string[];

/** The places in which two requests differ: there one has the id of its own college and the other that of another. */
export function differingSlots(own: unknown, foreign: unknown, at: Slot = []): Slot[] {
  if (own instanceof FormData || Object.is(own, foreign)) return [];
  if (typeof own !== 'object' || own === null || typeof foreign !== 'object' || foreign === null) return [at];
  return Object.keys(own).flatMap((key) => differingSlots(Reflect.get(own, key), Reflect.get(foreign, key), [...at, key]));
}

/** The first request with one of its ids out of the second. */
export function withForeignId(own: Request, foreign: Request, slot: Slot): Request {
  return replaced(own, foreign, slot) as Request;
}

function replaced(own: unknown, foreign: unknown, [key, ...rest]: Slot): unknown {
  if (key === undefined || typeof own !== 'object' || own === null || typeof foreign !== 'object' || foreign === null) return foreign;
  const value = replaced(Reflect.get(own, key), Reflect.get(foreign, key), rest);
  return Array.isArray(own) ? own.map((item: unknown, index) => (String(index) === key ? value : item)) : { ...own, [key]: value };
}

/** A slot without its numbers, as the contract has it: `body.list[].id`. */
export function nameOfSlot(slot: Slot): string {
  return slot.reduce((name, key) => (/^\d+$/.test(key) ? `${name}[]` : name === '' ? key : `${name}.${key}`), '');
}

/** Every parameter of a call that holds an id, by its name in the contract. */
export function idParametersOf({ query, body }: Endpoint): string[] {
  const found = new Set<string>();
  for (const [part, schema] of Object.entries({ query, body })) {
    if (schema) collectIds(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part, found);
  }
  return [...found];
}

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}

function collectIds(schema: z.core.JSONSchema.BaseSchema | JsonSchema, at: string, found: Set<string>): void {
  const { type, properties = {}, items, anyOf = [], oneOf = [] } = schema as JsonSchema;
  for (const variant of [...anyOf, ...oneOf]) collectIds(variant, at, found);
  if (items) collectIds(items, `${at}[]`, found);
  for (const [name, value] of Object.entries(properties)) collectIds(value, `${at}.${name}`, found);
  const isNumber = ['integer', 'number'].some((kind) => [type].flat().includes(kind));
  if (isNumber && /(?:^|[a-z])(?:id|Id|ids|Ids|list|goals|points)(?:\[\])*$/.test(at.split('.').at(-1) ?? '')) found.add(at);
}
