import { allEndpoints, openApiDocument, resetFixtures } from '@college/api-client/contract';
import type { Hono } from 'hono';
import { apiBase } from '../http/apiBase';
import type { MountedCall } from '../http/call';
import type { RequestVariables } from '../http/requestLog';

/**
 * The contract as OpenAPI 3.1; calls that this server does not answer yet are marked `x-served: false`. The call for tests is described only
 * where it is mounted.
 */
export function mountOpenApi(app: Hono<{ Variables: RequestVariables }>, calls: readonly MountedCall[]): void {
  let text: string | undefined;
  const { resetFixtures: forTests, ...described } = allEndpoints;
  const endpoints = calls.some(({ endpoint }) => endpoint === resetFixtures) ? { ...described, resetFixtures: forTests } : described;
  app.get(`${apiBase}/openapi.json`, (c) => {
    text ??= JSON.stringify(
      openApiDocument(endpoints, {
        title: 'College Curriculum Workbench',
        version: '1',
        baseUrl: apiBase,
        servedPaths: calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
      }),
    );
    const length = String(Buffer.byteLength(text));
    return c.body(text, 200, { 'content-type': 'application/json', 'content-length': length, 'cache-control': 'no-cache' });
  });
}
