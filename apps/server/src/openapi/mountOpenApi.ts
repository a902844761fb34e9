import { allEndpoints, openApiDocument } from '@college/api-client/contract';
import type { Hono } from 'hono';
import { apiBase } from '../http/apiBase';
import type { MountedCall } from '../http/call';
import type { RequestVariables } from '../http/requestLog';

/** The contract as OpenAPI 3.1; calls that this server does not answer yet are marked `x-served: false`. */
export function mountOpenApi(app: Hono<{ Variables: RequestVariables }>, calls: readonly MountedCall[]): void {
  let text: string | undefined;
  app.get(`${apiBase}/openapi.json`, (c) => {
    text ??= JSON.stringify(
      openApiDocument(allEndpoints, {
        title: 'College Curriculum Workbench',
        version: '1',
        baseUrl: apiBase,
        servedPaths: calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
      }),
    );
    return c.body(text, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' });
  });
}
