import { apiDocument } from '@college/api-client/contract';
// oxlint-disable-next-line no-restricted-imports -- the names of all schemas are read; nobody is asked for a right
import * as model from '@college/curriculum-model';
import type { Hono } from 'hono';
import { apiBase } from '../http/apiBase';
import type { MountedCall } from '../http/call';
import type { RequestVariables } from '../http/requestLog';

/** The API as OpenAPI, as this server answers it. */
export function mountOpenApi(app: Hono<{ Variables: RequestVariables }>, calls: readonly MountedCall[]): void {
  let text: string | undefined;
  app.get(`${apiBase}/openapi.json`, (c) => {
    text ??= JSON.stringify(
      apiDocument(
        model,
        calls.map(({ endpoint }) => endpoint),
      ),
    );
    const length = String(Buffer.byteLength(text));
    return c.body(text, 200, { 'content-type': 'application/json', 'content-length': length, 'cache-control': 'no-cache' });
  });
}
