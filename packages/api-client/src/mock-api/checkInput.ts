import type { z } from 'zod';
import type { Endpoint } from '../core/endpoint';
import { refusals } from './refusals';

/** The query and body of a call, checked by the contract. */
export function checkInput(endpoint: Endpoint, { query, body }: { query?: unknown; body?: unknown }) {
  return { query: check(endpoint.query, query, 'query'), body: check(endpoint.body, body, 'body') };
}

function check(schema: z.ZodType | undefined, value: unknown, place: string) {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw refusals.invalid([place, ...(issue?.path ?? [])].join('.'), issue?.message ?? '');
}
