import { apiDocument } from '@college/api-client/contract';
import type { Hono } from 'hono';
import { apiBase } from '../http/apiBase';
import type { MountedCall } from '../http/call';
import type { RequestVariables } from '../http/requestLog';
import * as model from './modelExports';

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
