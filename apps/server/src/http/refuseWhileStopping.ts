import type { IncomingMessage, ServerResponse } from 'node:http';
import { inLanguage } from '@college/curriculum-model';
import { codes } from './codes';
import { requestLanguage } from './language';
import { httpMessages } from './messages';

/** Answers a request on a kept-alive connection that arrives after the signal to stop: nothing of it was begun, and the next connection may reach another process. */
export function refuseWhileStopping(request: IncomingMessage, response: ServerResponse): void {
  const language = requestLanguage(new URL(request.url ?? '/', 'http://localhost'), request.headers['accept-language']);
  const body = { code: codes.internal, message: inLanguage(httpMessages.stopping, language), data: null };
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2', connection: 'close' };
  response.writeHead(503, headers).end(JSON.stringify(body));
}
