import type { Endpoint } from '@college/api-client/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from './checkAnswer';

const people = z.object({ list: z.array(z.object({ id: z.int(), more: z.record(z.string(), z.string()).optional() })) });
const endpoint = { method: 'GET', path: '/people', data: people } as unknown as Endpoint;

it('takes what the contract names', () => {
  for (const list of [[], [{ id: 1 }, { id: 2, more: { any: 'word' }, left: undefined }]]) checkAnswer(endpoint, { list });
});

it('finds a value that does not fit, and a field that the contract does not name', () => {
  expect(() => checkAnswer(endpoint, { list: [{ id: '1' }] })).toThrow('/people: the answer does not fit the contract at "list.0.id"');
  expect(() => checkAnswer(endpoint, { list: [{ id: 1 }, { id: 2, passwordHash: 'x' }] })).toThrow('does not name: "list.1.passwordHash"');
});
