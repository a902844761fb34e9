import { allEndpoints } from '@college/api-client/contract';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { calls } from '../calls';
import type { RequestVariables } from '../http/requestLog';
import { resetCall } from '../test-fixtures/resetCall';
import { mountOpenApi } from './mountOpenApi';

const operation = z.object({ 'x-served': z.boolean() });
const document = z.object({ openapi: z.string(), paths: z.record(z.string(), z.record(z.string(), operation)) });

it('describes every call of the contract but the one for tests, and marks those that this server does not answer', async () => {
  const app = new Hono<{ Variables: RequestVariables }>();
  mountOpenApi(app, calls);
  const { openapi, paths } = document.parse(await (await app.request('/college/api/openapi.json')).json());
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(openapi).toBe('3.1.0');
  expect(operations).toHaveLength(Object.keys(allEndpoints).length - 1);
  expect(Object.keys(paths)).not.toContain('/test/resetfixtures');
  expect(operations.filter((one) => one['x-served'])).toHaveLength(calls.length);
});

it('describes the call for tests where it is mounted', async () => {
  const app = new Hono<{ Variables: RequestVariables }>();
  mountOpenApi(app, [...calls, resetCall]);
  const { paths } = document.parse(await (await app.request('/college/api/openapi.json')).json());
  expect(paths['/test/resetfixtures']?.['post']?.['x-served']).toBe(true);
});

it('mounts no call twice', () => {
  const names = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(new Set(names).size).toBe(names.length);
});
