import { aLoginInfo } from '@college/curriculum-model/fixtures';
import { z } from 'zod';
import { allEndpoints, type EndpointName } from '../contract';
import { createClient, type CallArguments, type Client } from '../core/client';
import type { Endpoint } from '../core/endpoint';
import { createMockFetch } from './createMockFetch';
import { exampleInputs, prepare } from './exampleInputs.test-data';

/** Values of the sample programme as they crossed the contract: by the schema that describes them, and by the name of the field. */
export interface Samples {
  of: (schema: unknown) => unknown;
  named: (field: string, type: 'string' | 'number') => unknown;
}

/** Makes every call of the contract once on the mock backend and keeps what went there and came back. */
export async function takeSamples(): Promise<Samples> {
  const bySchema = new Map<z.ZodType, unknown>();
  const byName = new Map<string, unknown>();
  const keep = (schema: z.ZodType | undefined, value: unknown) => schema && visit(schema, value, bySchema, byName);
  // What only reads leaves nothing behind for the next call.
  const reading = collegeAdmin();
  for (const name of Object.keys(allEndpoints) as EndpointName[]) {
    const endpoint: Endpoint = allEndpoints[name];
    const client = endpoint.writes || prepare[name] ? collegeAdmin() : reading;
    const input = exampleInputs[name] as { query?: unknown; body?: unknown };
    const answer = await answerOf(name, client);
    if (endpoint.reply !== 'file') keep(endpoint.data, answer);
    keep(endpoint.body, input.body);
    keep(endpoint.query, input.query);
  }
  return { of: (schema) => bySchema.get(schema as z.ZodType), named: (field, type) => byName.get(`${type} ${field}`) };
}

function collegeAdmin(): Client {
  const { authToken } = aLoginInfo('collegeAdmin').data;
  const fetch = createMockFetch({ now: () => new Date('2026-05-14T08:00:00+08:00') });
  return createClient({ fetch, session: { authToken: () => authToken, clear: () => undefined } });
}

async function answerOf(name: EndpointName, client: Client): Promise<unknown> {
  const endpoint: Endpoint = allEndpoints[name];
  if (endpoint.reply === 'file') return undefined;
  await prepare[name]?.(client);
  const input = exampleInputs[name] as CallArguments<Endpoint>;
  if (endpoint.reply !== 'events') return client.call(endpoint, input);
  for await (const event of client.stream(endpoint, input)) return event;
  return undefined;
}

/** Walks a value along its schema and keeps it for every schema on the way; of two, the one that says more and is still short. */
function visit(schema: z.ZodType, value: unknown, bySchema: Map<z.ZodType, unknown>, byName: Map<string, unknown>): void {
  if (value === undefined || value === null) return;
  const known = bySchema.get(schema);
  if (known === undefined || worth(value) > worth(known)) bySchema.set(schema, value);
  const inside = (part: unknown, of: unknown) => visit(part as z.ZodType, of, bySchema, byName);
  if (schema instanceof z.ZodObject && typeof value === 'object') {
    for (const [name, part] of Object.entries(schema.shape as Record<string, z.ZodType>)) {
      const held = (value as Record<string, unknown>)[name];
      const key = `${typeof held} ${name}`;
      if (!byName.has(key) && held !== '') byName.set(key, held);
      inside(part, held);
    }
  } else if (schema instanceof z.ZodArray && Array.isArray(value))
    value.slice(0, longestList).forEach((one) => inside(schema.element, one));
  else if (schema instanceof z.ZodRecord) Object.values(value as object).forEach((one) => inside(schema.valueType, one));
  else if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => (option as z.ZodType).safeParse(value).success);
    if (fitting) inside(fitting, value);
  } else if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    inside(schema.unwrap(), value);
  else if (schema instanceof z.ZodPipe) inside(schema.out, value);
  else if (schema instanceof z.ZodLazy) inside(schema.unwrap(), value);
}

const longest = 900;
/** The first entries of a list show what the others would. */
const longestList = 5;

function worth(value: unknown): number {
  const { length } = JSON.stringify(value) ?? '';
  return length > longest ? longest / length : length;
}
